import type { SpecialHours } from '@tiffin/domain';
import { requiredText } from '../../mapping/required-text.ts';
import type { Wire } from '../../wire.ts';

/** The special hours of one date, with a note for the restaurant itself. */
export interface DateHours extends SpecialHours {
  readonly note: string;
}

/** The hours that a date is to have. */
export type DateHoursInput = Readonly<Wire['SpecialHoursInput']>;

/** Reads the hours of one date. */
export function readDateHours({ date, isActive, opening, closing, note }: Wire['SpecialHours']): DateHours {
  return { date: requiredText(date), isActive, opening, closing, note };
}
