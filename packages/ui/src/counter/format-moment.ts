import type { LocalTimes } from '@tiffin/domain';

/** Whether an instant is today at the restaurant. */
export function isToday(instant: string, now: Date, { fullDate }: Pick<LocalTimes, 'fullDate'>): boolean {
  return fullDate(instant) === fullDate(now.toISOString());
}

const dayMs = 86_400_000;

/** Writes an instant to come: "19:47" today, "Saturday 12:00" within a week, "Sat 12 Dec, 12:00" later. */
export function formatMoment(
  instant: string,
  now: Date,
  times: Pick<LocalTimes, 'time' | 'fullDate'>,
): string {
  if (isToday(instant, now, times)) return times.time(instant);
  // The same weekday comes again after six days.
  if (Date.parse(instant) - now.getTime() > 6 * dayMs) return formatDayAndTime(instant, now, times);
  const [weekday = ''] = times.fullDate(instant).split(' ');
  return `${weekday} ${times.time(instant)}`;
}

/** Writes an instant of the last weeks: "Today, 18:10" or "Sat 14 Nov, 19:52". */
export function formatDayAndTime(
  instant: string,
  now: Date,
  times: Pick<LocalTimes, 'time' | 'fullDate'>,
): string {
  const [weekday = '', day = '', month = ''] = times.fullDate(instant).split(' ');
  const date = isToday(instant, now, times) ? 'Today' : `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
  return `${date}, ${times.time(instant)}`;
}
