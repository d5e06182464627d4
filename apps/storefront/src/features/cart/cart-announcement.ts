import {
  type Cart,
  type CartItem,
  choiceText,
  configurationTexts,
  configure,
  formatPounds,
  lineKey,
} from '@tiffin/domain';
import { cartAnnouncements as words } from './cart.strings.ts';

/** What has changed between two states of the cart, for those who hear the page; null when nothing has. */
export function cartAnnouncement(beforeNow: Cart, afterNow: Cart): string | null {
  const [before, after] = [withoutPendingLines(beforeNow), withoutPendingLines(afterNow)];
  if (before.items.length > 0 && after.items.length === 0) return words.emptied;
  const earlier = new Map(before.items.map((item) => [item.id, item]));
  const later = new Set(after.items.map(({ id }) => id));
  // A line that has been merged with another one is still there.
  const configurations = new Set(after.items.map(lineKey));
  const changes = [
    ...after.items.flatMap((item) => {
      const { id, quantity, menuItem } = item;
      const was = earlier.get(id);
      if (was === undefined) return words.added(menuItem.name, quantity);
      if (lineKey(was) !== lineKey(item)) return words.changed(menuItem.name, choicesOf(item), quantity);
      return was.quantity === quantity ? [] : words.quantity(menuItem.name, quantity);
    }),
    ...before.items.flatMap((item) =>
      later.has(item.id) || configurations.has(lineKey(item)) ? [] : words.removed(item.menuItem.name),
    ),
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

const choicesOf = ({ menuItem, selectedOptions }: CartItem) => {
  const names = configurationTexts(configure(menuItem, selectedOptions).lines, choiceText);
  return names.length === 0 ? words.noExtras : names.join(', ');
};
