import type { NextOpening } from './next-opening.ts';
import { weekdayNames } from './opening-hours.ts';

/** The open status messages without a time in them, word for word (spec §4, Open status). */
export const openStatusMessages = {
  unavailable: 'Currently unavailable for orders',
  temporarilyClosed: 'Temporarily closed',
  noHours: 'Hours not available',
  closedToday: 'Closed today',
  closedIndefinitely: 'Closed indefinitely',
} as const;

/** "Open now · Closes today at 22:00". */
export function closesMessage(isToday: boolean, time: string): string {
  return `Open now · Closes ${isToday ? 'today' : 'tomorrow'} at ${time}`;
}

/** "Open now · Reopens Friday at 12:00", for the closing minute. */
export function reopensMessage({ weekday, time }: NextOpening): string {
  return `Open now · Reopens ${weekdayNames[weekday]} at ${time}`;
}

/** "Closed · Opens today at 12:00", "… tomorrow at …", "… Friday at …", or that no opening is in sight. */
export function closedMessage(next: NextOpening | null): string {
  if (next === null) return openStatusMessages.closedIndefinitely;
  const day = ['today', 'tomorrow'][next.daysAhead] ?? weekdayNames[next.weekday];
  return `Closed · Opens ${day} at ${next.time}`;
}

/** "Closed until 5 December", where special hours push the next opening beyond the days that it is searched over. */
export function closedUntilMessage(date: string, today: string): string {
  return `Closed until ${dayWords(date, today)}`;
}

/** "Sat 5 December, 12:00": the opening after it. */
export function datedOpeningWords(date: string, time: string, today: string): string {
  return `${words(date, { weekday: 'short' })} ${dayWords(date, today)}, ${time}`;
}

// With its year where the same day comes sooner in another.
function dayWords(date: string, today: string): string {
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return words(date, { day: 'numeric', month: 'long', year: date < inAYear ? undefined : 'numeric' });
}

function words(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(
    Date.parse(`${date}T12:00Z`),
  );
}
