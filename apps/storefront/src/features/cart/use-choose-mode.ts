import { useQueryClient } from '@tanstack/react-query';
import type { OrderingMode } from '@tiffin/domain';
import { usePreferences } from '../restaurant/preferences-context.tsx';
import { useSession } from '../session/use-session.ts';

const ignore = () => undefined;

/** Chooses delivery or collection, and tries a promo code again that waits for the other one. */
export function useChooseMode(): (mode: OrderingMode) => void {
  const { setOrderingMode } = usePreferences();
  const queryClient = useQueryClient();
  const { isSignedIn } = useSession();
  return (mode) => {
    setOrderingMode(mode);
    // Only customers have a code that waits; without a connection the next change of the cart tries it.
    if (isSignedIn)
      import('./try-promo.ts').then(({ retryPromo }) => retryPromo(queryClient, { mode }), ignore);
  };
}
