/** Instants in the restaurant's words: its time zone decides, never the browser's. */
export interface OrderTimes {
  /** "18:52" */
  readonly time: (instant: string) => string;
  /** "20 November", with the year when it is another one. */
  readonly date: (instant: string) => string;
  /** "today", "yesterday" or the date. */
  readonly day: (instant: string) => string;
}

/** Writes the instants of orders as seen at `now` in a time zone. */
export function orderTimes(now: Date, timeZone: string): OrderTimes {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
    return (instant: string | Date) => formatter.format(new Date(instant));
  };
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
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
  return { time, date, day };
}

function noonOf(calendarDay: string): number {
  const [day = 1, month = 1, year = 1970] = calendarDay.split('/').map(Number);
  return Date.UTC(year, month - 1, day, 12);
}
