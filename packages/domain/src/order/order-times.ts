/** Instants in the words of a time zone, the same whenever they are read. */
export interface LocalTimes {
  /** "18:52" */
  readonly time: (instant: string) => string;
  /** "Friday 20 November 2026" */
  readonly fullDate: (instant: string) => string;
}

/** Instants in the restaurant's words, as they are called today: its time zone decides, never the browser's. */
export interface OrderTimes extends Pick<LocalTimes, 'time'> {
  /** "20 November", with the year when it is another one. */
  readonly date: (instant: string) => string;
  /** "today", "yesterday" or the date. */
  readonly day: (instant: string) => string;
}

function formatIn(timeZone: string) {
  return (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
    return (instant: string | Date) => formatter.format(new Date(instant));
  };
}

/** Writes instants in a time zone in full, for what is kept and read later. */
export function localTimes(timeZone: string): LocalTimes {
  const format = formatIn(timeZone);
  const date = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = format({ weekday: 'long' });
  return {
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    // Joined here: whether a comma follows the weekday depends on the version of the locale's data.
    fullDate: (instant) => `${weekday(instant)} ${date(instant)}`,
  };
}

/** Writes the instants of orders as seen at `now` in a time zone. */
export function orderTimes(now: Date, timeZone: string): OrderTimes {
  const format = formatIn(timeZone);
  const dayMonth = format({ day: 'numeric', month: 'long' });
  const dayMonthYear = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const year = format({ year: 'numeric' });
  const calendarDay = format({ year: 'numeric', month: '2-digit', day: '2-digit' });

  const date = (instant: string) => (year(instant) === year(now) ? dayMonth(instant) : dayMonthYear(instant));
  const daysAgo = (instant: string) => (noonOf(calendarDay(now)) - noonOf(calendarDay(instant))) / 86_400_000;
  const day = (instant: string) => {
    const ago = daysAgo(instant);
    if (ago === 0) return 'today';
    return ago === 1 ? 'yesterday' : date(instant);
  };
  return { time: localTimes(timeZone).time, date, day };
}

function noonOf(calendarDay: string): number {
  const [day = 1, month = 1, year = 1970] = calendarDay.split('/').map(Number);
  return Date.UTC(year, month - 1, day, 12);
}
