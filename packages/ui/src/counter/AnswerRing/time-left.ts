import { formatMinutesAndSeconds } from '@tiffin/domain';

/** What is left until a deadline, never less than nothing. */
export interface TimeLeft {
  readonly seconds: number;
  /** "4:12" */
  readonly clock: string;
}

/** The time from an instant to a deadline (ISO 8601), in whole seconds. */
export function timeLeft(deadline: string, from: Date): TimeLeft {
  const seconds = Math.max(0, Math.ceil((Date.parse(deadline) - from.getTime()) / 1000));
  return { seconds, clock: formatMinutesAndSeconds(seconds) };
}
