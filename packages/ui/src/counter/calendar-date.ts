const formatUtc = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (date: string) => formatter.format(new Date(`${date}T12:00:00Z`));
};

// Joined here: whether a comma follows the weekday depends on the version of the locale's data.
const formats = {
  short: { weekday: formatUtc({ weekday: 'short' }), day: formatUtc({ day: 'numeric', month: 'short' }) },
  long: { weekday: formatUtc({ weekday: 'long' }), day: formatUtc({ day: 'numeric', month: 'long' }) },
};

/** Writes a day of the calendar, "2026-11-24", as "Tue 24 Nov" or "Tuesday 24 November". */
export function formatCalendarDate(date: string, length: keyof typeof formats): string {
  const { weekday, day } = formats[length];
  return `${weekday(date)} ${day(date)}`;
}
