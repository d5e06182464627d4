import type { ModeOffer } from '../ordering-mode/offered-modes.ts';
import { dateOf, dayOfDate, type LocalDay, localDay } from './local-time.ts';
import { type NextOpening, nextOpening } from './next-opening.ts';
import {
  closedMessage,
  closedUntilMessage,
  closesMessage,
  datedOpeningWords,
  openStatusMessages,
  reopensMessage,
} from './open-status-messages.ts';
import type { OpeningSchedule } from './opening-hours.ts';
import {
  dayRange,
  type OpeningRange,
  opens,
  rangesBeginningOn,
  runningRange,
  specialHoursOn,
} from './opening-range.ts';

/** Whether a restaurant takes orders now, in words for the customer; the next opening is null where it says nothing. */
export interface OpenStatus {
  readonly kind: OpenStatusKind;
  readonly isOpen: boolean;
  readonly message: string;
  readonly nextOpening: NextOpening | null;
  /** The opening that a restaurant is closed until, where it lies beyond those days: "Sat 5 December, 12:00". */
  readonly opens?: string;
  /** What the restaurant says of today's special hours, or of those that close it until then. */
  readonly note?: string;
}

/** The cases of the open status. */
export type OpenStatusKind =
  | 'open'
  | 'closed'
  | 'closed_indefinitely'
  | 'closed_today'
  | 'closed_until'
  | 'no_hours'
  | 'temporarily_closed'
  | 'unavailable';

/** The part of a restaurant that its open status depends on. */
export interface OrderableRestaurant extends ModeOffer, OpeningSchedule {
  readonly isActive: boolean;
  /** The date of the next opening where special hours push it beyond the days that it is searched over (`closedUntil`). */
  readonly closedUntil?: string | null | undefined;
}

/** The open status at an instant, by the checks of spec §4 in their order, in the restaurant's time zone. */
export function openStatus(restaurant: OrderableRestaurant, now: Date): OpenStatus {
  const { hasDelivery, hasCollection, isActive, timeZone } = restaurant;
  if (!hasDelivery && !hasCollection) return notOpen('unavailable', openStatusMessages.unavailable, null);
  if (!isActive) return notOpen('temporarily_closed', openStatusMessages.temporarilyClosed, null);

  const today = localDay(now, timeZone);
  const status = statusByHours(restaurant, today, now);
  const note = customerNote(restaurant, today, status);
  return note === undefined ? status : { ...status, note };
}

function statusByHours(restaurant: OrderableRestaurant, today: LocalDay, now: Date): OpenStatus {
  const todayRange = dayRange(restaurant, today);
  const next = nextOpening(restaurant, now);
  if (todayRange === null) return notOpen('no_hours', openStatusMessages.noHours, next);
  const until = next === null ? closedUntilStatus(restaurant, today) : null;
  if (!opens(todayRange)) {
    // On a day of rest, which is the week's own, the specification's words stay.
    const isSpecial = specialHoursOn(restaurant.specialHours, today) !== undefined;
    return (isSpecial ? until : null) ?? notOpen('closed_today', openStatusMessages.closedToday, next);
  }
  const running = runningRange(restaurant, today, now);
  if (running === null) {
    const kind = next === null ? 'closed_indefinitely' : 'closed';
    return until ?? notOpen(kind, closedMessage(next), next);
  }
  return { kind: 'open', isOpen: true, message: openMessage(running, today, now, next), nextOpening: next };
}

function closedUntilStatus(restaurant: OrderableRestaurant, today: LocalDay): OpenStatus | null {
  const date = restaurant.closedUntil ?? '';
  const day = dayOfDate(date);
  const range = day === null || day <= today ? undefined : rangesBeginningOn(restaurant, day)[0];
  if (range === undefined) return null;
  return {
    ...notOpen('closed_until', closedUntilMessage(date, dateOf(today)), null),
    opens: datedOpeningWords(date, range.opening, dateOf(today)),
  };
}

// On the evening before a holiday too its note says why.
function customerNote(
  { specialHours = [], closedUntil }: OrderableRestaurant,
  today: LocalDay,
  { kind }: OpenStatus,
): string | undefined {
  const first = dateOf(today);
  const isMeant = (date: string) =>
    date === first || (kind === 'closed_until' && first < date && date < (closedUntil ?? ''));
  return specialHours.find((special) => isMeant(special.date) && special.customerNote)?.customerNote;
}

function notOpen(kind: OpenStatusKind, message: string, next: NextOpening | null): OpenStatus {
  return { kind, isOpen: false, message, nextOpening: next };
}

function openMessage(running: OpeningRange, today: LocalDay, now: Date, next: NextOpening | null): string {
  const isClosingMinute = running.end - now.getTime() <= 60_000;
  if (isClosingMinute && next !== null) return reopensMessage(next);
  return closesMessage(running.closingDay === today, running.closing);
}
