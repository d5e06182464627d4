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
