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
