import { cartFullMessage } from '../cart/cart-limits.ts';
import { addDays, localDay, localTimeOfDay, weekdayOf } from '../opening-hours/local-time.ts';
import { weekdayNames } from '../opening-hours/opening-hours.ts';
import { orderTimes } from '../order/order-times.ts';
import type { WhyLeft } from './judge-reorder.ts';

const messages = {
  dishGone: 'No longer on the menu.',
  gone: (choices: string) => `${choices} can no longer be chosen. Choose again on the menu.`,
  choicesSoldOut: (choices: string) => `${choices} sold out. Choose again on the menu.`,
  soldOut: 'Nobody has said yet when it is back.',
  notNow: (when: string) => `${when}.`,
  allergensUnknown: 'Its allergens are not stated in full, and may have changed. Ask before you add it.',
  allergensChanged: 'Its allergens are not what they were. Read them before you add it.',
  overLimit: (limit: number) => `Your cart holds as many as one order can have: ${limit}.`,
} as const;

/** What a customer reads when a full cart took nothing of an order. */
export const reorderIntoFullCartMessage = `${cartFullMessage} Nothing was added.`;

/** Why a line is left, in words for the customer. */
export function leftMessage(why: WhyLeft, { now, timeZone }: { now: Date; timeZone: string }): string {
  switch (why.reason) {
    case 'dish_gone':
      return messages.dishGone;
    case 'choice_gone':
      return messages.gone(why.choices.join(', '));
    case 'choice_sold_out': {
      const verb = why.choices.length === 1 ? 'is' : 'are';
      return messages.choicesSoldOut(`${why.choices.join(', ')} ${verb}`);
    }
    case 'sold_out':
      return why.backAt === null ? messages.soldOut : backWords(why.backAt, { now, timeZone });
    case 'not_now':
      return messages.notNow(why.when);
    case 'choose_again':
      return why.message;
    case 'allergens_changed':
      return why.before === null && why.now === null ? messages.allergensUnknown : messages.allergensChanged;
    case 'over_limit':
      return messages.overLimit(why.limit);
  }
}

/** "Back today at 17:00.", "Back tomorrow at 12:00.", "Back on Monday at 12:00.", later "Back on 6 December." */
function backWords(backAt: string, { now, timeZone }: { now: Date; timeZone: string }): string {
  const [back, today] = [localDay(new Date(backAt), timeZone), localDay(now, timeZone)];
  const time = localTimeOfDay(new Date(backAt), timeZone);
  if (back === today) return `Back today at ${time}.`;
  if (back === addDays(today, 1)) return `Back tomorrow at ${time}.`;
  if (back < addDays(today, 7)) return `Back on ${weekdayNames[weekdayOf(back)]} at ${time}.`;
  return `Back on ${orderTimes(now, timeZone).date(backAt)}.`;
}
