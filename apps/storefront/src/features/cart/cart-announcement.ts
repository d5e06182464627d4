import { type Cart, formatPounds } from '@tiffin/domain';
import { cartAnnouncements as words } from './cart.strings.ts';

/** What has changed between two states of the cart, for those who hear the page; null when nothing has. */
export function cartAnnouncement(beforeNow: Cart, afterNow: Cart): string | null {
  const [before, after] = [withoutPendingLines(beforeNow), withoutPendingLines(afterNow)];
  if (before.items.length > 0 && after.items.length === 0) return words.emptied;
  const earlier = new Map(before.items.map((item) => [item.id, item]));
  const later = new Set(after.items.map(({ id }) => id));
  const changes = [
    ...after.items.flatMap(({ id, quantity, menuItem: { name } }) => {
      const was = earlier.get(id)?.quantity;
      if (was === quantity) return [];
      return was === undefined ? words.added(name, quantity) : words.quantity(name, quantity);
    }),
    ...before.items.flatMap(({ id, menuItem: { name } }) => (later.has(id) ? [] : words.removed(name))),
  ];
  return changes.length === 0
    ? null
    : [...changes, words.subtotal(formatPounds(after.totalAmount))].join(' ');
}

// A line that is still being added is read out when the server has it.
const withoutPendingLines = ({ items, totalAmount }: Cart) => ({
  items: items.filter(({ isBeingAdded }) => !isBeingAdded),
  totalAmount,
});
