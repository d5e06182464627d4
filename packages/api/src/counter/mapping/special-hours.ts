import type { SpecialHours } from '@tiffin/domain';
import { requiredText } from '../../mapping/required-text.ts';
import type { Wire } from '../../wire.ts';

/** The special hours of one date, with a note for the restaurant itself and one for customers. */
export interface DateHours extends SpecialHours {
  readonly note: string;
  readonly customerNote: string;
}

/** The hours that a date is to have. */
export type DateHoursInput = Readonly<Wire['SpecialHoursInput']>;

/** The hours that the dates of a range are to have. */
export type RangeHoursInput = Readonly<Wire['SpecialHoursRangeInput']>;

/** Reads the hours of one date. */
export function readDateHours({ date, ...hours }: Wire['SpecialHours']): DateHours {
  return { date: requiredText(date), ...hours };
}
