import { useQueryClient } from '@tanstack/react-query';
import { formatPounds, type OrderingMode } from '@tiffin/domain';
import { useSingleFlightMutation } from '@tiffin/web';
import { promoStore } from '../promo/promo-store.ts';
import { unpaidOrder } from '../promo/unpaid-order.ts';
import { failureMessage } from '../toasts/failure-message.ts';
import { promoAnnouncements } from './cart.strings.ts';
import { getCartEdits } from './get-cart-edits.ts';
import { type PromoAnswer, type PromoTrial, tryPromo } from './try-promo.ts';

/** Asking for a promo code, and what came of it. */
export interface ApplyPromo {
  readonly apply: (code: string) => void;
  /** The code that the server is looking at. */
  readonly applyingCode: string | null;
  /** Why nobody could tell about the last code, such as no connection. */
  readonly failure: { readonly code: string; readonly message: string } | null;
  /** What came of the last press here, for those who hear the page. */
  readonly announcement: string;
  /** Takes the code off the order. */
  readonly remove: () => void;
}

/** Applies promo codes to the order: a press prices it with the code, and selects or refuses the code. */
export function useApplyPromo(place: PromoTrial['place'], mode: OrderingMode): ApplyPromo {
  const queryClient = useQueryClient();
  const { mutate, reset, isPending, variables, data, error } = useSingleFlightMutation({
    // One after the other: of two codes the later press holds.
    scope: { id: 'promo' },
    networkMode: 'always',
    meta: { hasOwnMessage: true },
    async mutationFn(promoCode: string) {
      // The server prices the cart it has: held quantities must be there first (Spec §4, Cart).
      await getCartEdits(queryClient).flush();
      const answer = await tryPromo(queryClient, { promoCode, mode, place });
      unpaidOrder.write(null);
      return answer;
    },
  });
  const message = failureMessage(error);
  const failure = variables === undefined || message === undefined ? null : { code: variables, message };
  return {
    apply: mutate,
    applyingCode: isPending ? variables : null,
    failure,
    announcement: failure?.message ?? (data === undefined ? '' : announcementOf(data)),
    remove() {
      reset();
      promoStore.clear();
      unpaidOrder.write(null);
    },
  };
}

function announcementOf(answer: PromoAnswer): string {
  if (answer.kind === 'refused') return answer.message;
  if (answer.kind === 'kept') return promoAnnouncements.kept(answer.promoCode);
  return promoAnnouncements.applied(answer.promoCode, formatPounds(answer.saving));
}
