import { localTimes } from '@tiffin/domain';

/** A date such as `2026-12-28` in words: "Monday 28 December 2026". It is the same in every zone. */
export const fullCalendarDate = (date: string): string => localTimes('UTC').fullDate(`${date}T12:00:00Z`);
