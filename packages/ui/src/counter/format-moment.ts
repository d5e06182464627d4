import type { LocalTimes } from '@tiffin/domain';

/** Whether an instant is today at the restaurant. */
export function isToday(instant: string, now: Date, { fullDate }: Pick<LocalTimes, 'fullDate'>): boolean {
  return fullDate(instant) === fullDate(now.toISOString());
}

/** Writes an instant of the days around now: "19:47" today, "Saturday 12:00" on another day. */
export function formatMoment(
  instant: string,
  now: Date,
  times: Pick<LocalTimes, 'time' | 'fullDate'>,
): string {
  const [weekday = ''] = times.fullDate(instant).split(' ');
  return isToday(instant, now, times) ? times.time(instant) : `${weekday} ${times.time(instant)}`;
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
