import type { CartItem, CartMenuItem } from '../cart/cart.ts';
import { piecesOfDish } from '../cart/cart-totals.ts';
import { whyNotSold } from '../menu/why-not-sold.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import type { CheckoutBlocker } from './checkout-blocker.ts';
import { itemNotInModeMessage, itemNotNowMessage, itemOverLimitMessage } from './checkout-messages.ts';

/** A cart line as far as when, how and how often its dish is sold. */
export interface SoldLine extends Pick<CartItem, 'id' | 'quantity' | 'saleNote'> {
  readonly menuItem: Pick<CartMenuItem, 'id' | 'name' | 'modes' | 'maxPerOrder'>;
}

/** The dishes of a cart that are not sold now, not in this mode, or not so often: one blocker of each kind, about the first. */
export function itemBlockers(items: readonly SoldLine[], mode: OrderingMode): readonly CheckoutBlocker[] {
  const reasonOf = ({ saleNote, menuItem }: SoldLine) =>
    whyNotSold({ saleNote, modes: menuItem.modes }, mode);
  const notNow = items.filter((item) => reasonOf(item) === 'not_now');
  const notInMode = items.filter((item) => reasonOf(item) === 'not_in_mode');
  const tooMany = items.filter(
    ({ menuItem: { id, maxPerOrder } }) => piecesOfDish(items, id) > (maxPerOrder ?? Infinity),
  );
  const [first, other, often] = [notNow[0], notInMode[0], tooMany[0]];
  const blockers: CheckoutBlocker[] = [];
  if (first !== undefined) {
    const message = itemNotNowMessage(first.menuItem.name, first.saleNote?.text ?? '');
    blockers.push({ code: 'item_not_now', message, itemIds: idsOf(notNow) });
  }
  if (other !== undefined) {
    const message = itemNotInModeMessage(other.menuItem.name, mode);
    blockers.push({ code: 'item_not_in_mode', message, itemIds: idsOf(notInMode) });
  }
  if (often !== undefined) {
    const message = itemOverLimitMessage(often.menuItem.name, often.menuItem.maxPerOrder ?? 0);
    blockers.push({ code: 'item_over_limit', message, itemIds: idsOf(tooMany) });
  }
  return blockers;
}

function idsOf(items: readonly SoldLine[]): string[] {
  return items.map(({ id }) => id);
}
