import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { statusOf } from '@tiffin/api';
import { type Address, type Cart, type OrderingMode, type Pence, zeroPence } from '@tiffin/domain';
import { addressQueries } from '../address/address.queries.ts';
import { isPassingReason, promoStore } from '../promo/promo-store.ts';
import { customerKey } from '../session/session.queries.ts';
import { fetchBreakdown } from './cart.functions.ts';
import { dropRefusedTip } from './drop-refused-tip.ts';
import type { PriceAnswer } from './price-order.ts';

/** How the customer wants the order. */
export interface CheckoutInput {
  /** Always sent: a delivery whose address is missing must not become a collection. */
  readonly mode: OrderingMode;
  readonly addressId?: string;
  readonly promoCode?: string;
  /** Left out where nothing is given. */
  readonly tip?: Pence;
}

/** Makes the input of an order that goes to this address, where it goes to one. */
export function checkoutInput(
  mode: OrderingMode,
  address: Address | null,
  promoCode: string | null,
  tip: Pence = zeroPence,
): CheckoutInput {
  return {
    mode,
    ...(address !== null && { addressId: address.id }),
    ...(promoCode !== null && { promoCode }),
    ...(tip > 0 && { tip }),
  };
}

/** The beginning of the key of every breakdown. */
export const breakdownKey = [...customerKey, 'breakdown'] as const;

/** Reads of what an order costs. */
export const breakdownQueries = {
  /** The server's breakdown for the cart as it is, which is named by the time of its last change and its total. */
  forCart: (cart: Cart | null, input: CheckoutInput) =>
    queryOptions({
      queryKey: [...breakdownKey, cartState(cart), input],
      async queryFn({ client }) {
        try {
          const answer = await fetchBreakdown({ data: input });
          dropRefusedTip(client, answer, input);
          if (cart !== null) dropDeadPromo(answer, input, cart);
          return answer;
        } catch (error) {
          // The address has been deleted elsewhere: the list here is out of date.
          if (statusOf(error) === 404) {
            void client.invalidateQueries({ queryKey: addressQueries.list().queryKey });
          }
          throw error;
        }
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
      retry: 1,
      meta: { hasOwnMessage: true },
    }),
};

/** Drops the chosen code when nothing that the customer does can make it good: asking again would count as guessing. */
function dropDeadPromo(answer: PriceAnswer, { mode }: CheckoutInput, { totalAmount: subtotal }: Cart): void {
  if (answer.kind === 'refused' || answer.promoRefusal === null) return;
  const { promoCode, code: reason, message } = answer.promoRefusal;
  if (promoCode !== promoStore.read().selected || isPassingReason(reason)) return;
  promoStore.refuse({ promoCode, reason, message, mode, subtotal, place: 'cart' });
}

function cartState(cart: Cart | null): string {
  if (cart === null) return '';
  // What sells out, or is back, changes what the server answers and not the cart itself.
  const available = cart.items.filter(({ isAvailable }) => isAvailable);
  return `${cart.updatedAt} ${cart.totalAmount} ${cart.items.length} ${available.length}`;
}
