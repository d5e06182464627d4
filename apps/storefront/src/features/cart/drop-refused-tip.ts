import type { QueryClient } from '@tanstack/react-query';
import { noTipsMessage, type Pence, zeroPence } from '@tiffin/domain';
import { restaurantQueries } from '../restaurant/restaurant.queries.ts';
import { toasts } from '../toasts/toasts.ts';
import { cartStrings } from './cart.strings.ts';
import { setOrderTip } from './order-tip.ts';
import type { PriceAnswer } from './price-order.ts';

/** Takes the tip out of an order that is refused for it: the restaurant has stopped taking any, and the page is to learn it. */
export function dropRefusedTip(
  client: QueryClient,
  answer: PriceAnswer,
  { tip }: { readonly tip?: Pence },
): void {
  if (tip === undefined || answer.kind !== 'refused' || answer.message !== noTipsMessage) return;
  void client.invalidateQueries({ queryKey: restaurantQueries.current().queryKey });
  setOrderTip(zeroPence);
  toasts.success(cartStrings.tipTakenOut);
}
