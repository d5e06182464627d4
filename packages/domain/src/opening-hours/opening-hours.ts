/** The days of the week in calendar order, Sunday first as Date counts them. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** A day of the week. */
export type Weekday = (typeof weekdays)[number];

/** What customers call each day. */
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
};

/** Hours in which a restaurant is closed between two services, as wall clock times HH:MM. */
export interface OpeningBreak {
  /** The closing time of the service before. */
  readonly from: string;
  /** The opening time of the service after. */
  readonly to: string;
}

/** One day's range as wall clock times HH:MM; a closing before the opening lies on the next day. */
export interface DayHours {
  readonly isActive: boolean;
  readonly opening: string;
  readonly closing: string;
  /** In their order; those before the opening time lie on the next day. Left out where the day is one service. */
  readonly breaks?: OpeningBreak[];
}

/** A week's hours; a day may be missing. */
export type OpeningHours = { readonly [day in Weekday]?: DayHours | undefined };

/** The hours of one date, such as 2026-12-25, which replace its weekday's. */
export interface SpecialHours extends DayHours {
  readonly date: string;
  /** What customers read of them; absent or empty where the restaurant says nothing. */
  readonly customerNote?: string;
}

/** When a restaurant is open: its week, and the dates on which it differs, in its own time zone, an IANA name. */
export interface OpeningSchedule {
  readonly hours: OpeningHours;
  readonly specialHours?: readonly SpecialHours[] | undefined;
  readonly timeZone: string;
}

/** The minute of the day that HH:MM names, or null when the text is no such time. */
export function minuteOfDay(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}
