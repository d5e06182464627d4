import { requiredText } from '../../mapping/required-text.ts';
import type { Wire } from '../../wire.ts';

/** The hours of one date, such as 2026-12-25, which replace its weekday's; a note is for the restaurant itself. */
export type DateHours = Readonly<Wire['SpecialHours']>;

/** The hours that a date is to have. */
export type DateHoursInput = Readonly<Wire['SpecialHoursInput']>;

/** Reads the hours of one date. */
export function readDateHours({ date, isActive, opening, closing, note }: Wire['SpecialHours']): DateHours {
  return { date: requiredText(date), isActive, opening, closing, note };
}
