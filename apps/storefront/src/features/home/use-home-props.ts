import { type HomePageProps, loginHref } from '@tiffin/ui';
import { useMemo } from 'react';
import { useChooseMode } from '../cart/use-choose-mode.ts';
import { useOpenStatus } from '../restaurant/clock.tsx';
import { usePreferences } from '../restaurant/preferences-context.tsx';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';

/** What the home page says of the restaurant itself. */
export function useHomeProps(): Pick<
  HomePageProps,
  'restaurant' | 'terms' | 'mode' | 'onModeChange' | 'openStatus' | 'loginHref' | 'isSessionKnown'
> {
  const { restaurant, settings } = useRestaurant();
  const { orderingMode } = usePreferences();
  const chooseMode = useChooseMode();
  const openStatus = useOpenStatus();
  const { isKnown, isSignedIn } = useSession();
  const parts = useMemo(
    () => ({
      restaurant: {
        ...restaurant,
        name: settings.name,
        tagline: settings.tagline,
        locality: settings.locality,
        mastheadUrl: settings.mastheadUrl,
      },
      terms: {
        delivery: settings.deliveryTerms,
        collection: settings.collectionTerms,
        serviceFee: settings.serviceFee,
        minimumOrder: settings.minimumOrder,
      },
    }),
    [restaurant, settings],
  );
  return {
    ...parts,
    mode: orderingMode,
    onModeChange: chooseMode,
    openStatus,
    loginHref: isSignedIn ? undefined : loginHref,
    isSessionKnown: isKnown,
  };
}
