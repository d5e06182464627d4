import type { Restaurant } from '@tiffin/api';
import {
  closingTime,
  localTimes,
  type NextOpening,
  type OrderSummary,
  openStatus,
  weekdayNames,
} from '@tiffin/domain';
import type { QuietDay } from '@tiffin/ui';

/** The day as a quiet board shows it: until when it is open or when it opens, and the figures for who may see them. */
export function quietDay(restaurant: Restaurant, summary: OrderSummary | undefined, now: Date): QuietDay {
  const { isOpen, nextOpening, opens = null } = openStatus(restaurant, now);
  const closing = isOpen ? closingTime(restaurant, now) : null;
  return {
    // Hours name the last minute that is open; the instant is its end.
    closes:
      closing && localTimes(restaurant.timeZone).time(new Date(closing.getTime() - 60_000).toISOString()),
    opensAgain: isOpen || nextOpening === null ? opens : openingWords(nextOpening),
    figures: summary
      ? {
          orders: summary.orders,
          taken: summary.taken,
          answerSeconds: summary.answerSeconds?.median ?? null,
        }
      : null,
  };
}

function openingWords({ daysAhead, weekday, time }: NextOpening): string {
  if (daysAhead === 0) return `today at ${time}`;
  return daysAhead === 1 ? `tomorrow at ${time}` : `${weekdayNames[weekday]} at ${time}`;
}
