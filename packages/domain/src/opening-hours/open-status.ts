import type { ModeOffer } from '../ordering-mode/offered-modes.ts';
import { type LocalDay, localDay } from './local-time.ts';
import { type NextOpening, nextOpening } from './next-opening.ts';
import { closedMessage, closesMessage, openStatusMessages, reopensMessage } from './open-status-messages.ts';
import type { OpeningSchedule } from './opening-hours.ts';
import { dayRange, type OpeningRange, opens, runningRange } from './opening-range.ts';

/** Whether a restaurant takes orders now, in words for the customer; the next opening is null where it says nothing. */
export interface OpenStatus {
  readonly kind: OpenStatusKind;
  readonly isOpen: boolean;
  readonly message: string;
  readonly nextOpening: NextOpening | null;
}

/** The cases of the open status. */
export type OpenStatusKind =
  | 'open'
  | 'closed'
  | 'closed_indefinitely'
  | 'closed_today'
  | 'no_hours'
  | 'temporarily_closed'
  | 'unavailable';

/** The part of a restaurant that its open status depends on. */
export interface OrderableRestaurant extends ModeOffer, OpeningSchedule {
  readonly isActive: boolean;
}

/** The open status at an instant, by the checks of spec §4 in their order, in the restaurant's time zone. */
export function openStatus(restaurant: OrderableRestaurant, now: Date): OpenStatus {
  const { hasDelivery, hasCollection, isActive, timeZone } = restaurant;
  if (!hasDelivery && !hasCollection) return notOpen('unavailable', openStatusMessages.unavailable, null);
  if (!isActive) return notOpen('temporarily_closed', openStatusMessages.temporarilyClosed, null);

  const today = localDay(now, timeZone);
  const todayRange = dayRange(restaurant, today);
  const next = nextOpening(restaurant, now);
  if (todayRange === null) return notOpen('no_hours', openStatusMessages.noHours, next);
  if (!opens(todayRange)) return notOpen('closed_today', openStatusMessages.closedToday, next);

  const running = runningRange(restaurant, today, now);
  if (running === null) {
    return notOpen(next === null ? 'closed_indefinitely' : 'closed', closedMessage(next), next);
  }
  return { kind: 'open', isOpen: true, message: openMessage(running, today, now, next), nextOpening: next };
}

function notOpen(kind: OpenStatusKind, message: string, next: NextOpening | null): OpenStatus {
  return { kind, isOpen: false, message, nextOpening: next };
}

function openMessage(running: OpeningRange, today: LocalDay, now: Date, next: NextOpening | null): string {
  const isClosingMinute = running.end - now.getTime() <= 60_000;
  if (isClosingMinute && next !== null) return reopensMessage(next);
  return closesMessage(running.closingDay === today, running.closing);
}
