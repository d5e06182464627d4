import type { QueryClient } from '@tanstack/react-query';
import type { OrderingMode, Pence } from '@tiffin/domain';
import { safeStorage } from '../../browser/safe-storage.ts';
import { addressQueries } from '../address/address.queries.ts';
import { chosenAddress } from '../address/use-addresses.ts';
import { type PromoRefusal, promoStore } from '../promo/promo-store.ts';
import { tokenStore } from '../session/token-store.ts';
import { breakdownQueries, checkoutInput } from './breakdown.queries.ts';
import { cartQueries } from './cart.queries.ts';
import { cartStrings } from './cart.strings.ts';

/** A promo code that the customer asks for. */
export type PromoTrial = Pick<PromoRefusal, 'promoCode' | 'mode' | 'place'>;

/** What came of asking for a promo code: it takes `saving` off, is kept until a dish is there, or is refused. */
export type PromoAnswer =
  | { readonly kind: 'applied'; readonly promoCode: string; readonly saving: Pence }
  | { readonly kind: 'kept'; readonly promoCode: string }
  | ({ readonly kind: 'refused' } & PromoRefusal);

/** Prices the order with a promo code, and selects or refuses the code. */
export async function tryPromo(queryClient: QueryClient, trial: PromoTrial): Promise<PromoAnswer> {
  const answer = await priceWithPromo(queryClient, trial);
  settle(answer);
  return answer;
}

/** Tries a code that was refused again, if the cart has grown or the mode is another than it was refused for. */
export async function retryPromo(
  queryClient: QueryClient,
  changed: { readonly subtotal?: Pence; readonly mode?: OrderingMode },
): Promise<void> {
  const waiting = promoStore.waiting();
  if (waiting === null) return;
  const { mode, subtotal } = { ...waiting, ...changed };
  if (mode === waiting.mode && subtotal <= waiting.subtotal) return;
  const { promoCode } = waiting;
  // Without an answer the code goes on waiting.
  const answer = await priceWithPromo(queryClient, { ...waiting, mode }).catch(() => null);
  // Meanwhile the customer may have chosen another one, or none.
  if (answer !== null && promoStore.waiting()?.promoCode === promoCode) settle(answer);
}

function settle(answer: PromoAnswer): void {
  // The code would be cached for the next customer who signs in.
  if (tokenStore.read() === null) return;
  if (answer.kind === 'refused') promoStore.refuse(answer);
  else promoStore.select(answer.promoCode);
}

async function priceWithPromo(
  queryClient: QueryClient,
  { promoCode, mode, place }: PromoTrial,
): Promise<PromoAnswer> {
  const cart = await queryClient.ensureQueryData(cartQueries.current());
  if (cart === null) throw new Error(cartStrings.notSignedIn);
  if (cart.items.length === 0) return { kind: 'kept', promoCode };
  const address = mode === 'delivery' ? await addressOf(queryClient) : null;
  const price = await queryClient.fetchQuery(
    breakdownQueries.forCart(cart, checkoutInput(mode, address, promoCode)),
  );
  if (price.kind === 'refused') throw new Error(price.message);
  const { promoRefusal: refusal, breakdown } = price;
  if (refusal === null) return { kind: 'applied', promoCode, saving: breakdown.discount };
  const { code: reason, message } = refusal;
  return { kind: 'refused', promoCode, reason, message, mode, subtotal: cart.totalAmount, place };
}

async function addressOf(queryClient: QueryClient) {
  // A code can be priced without an address, and is the same with one.
  const addresses = await queryClient.ensureQueryData(addressQueries.list()).catch(() => []);
  return chosenAddress(addresses, safeStorage.get('selectedAddressId'));
}
