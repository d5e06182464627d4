import { formatMinutesAndSeconds } from '@tiffin/domain';
import * as styles from './CountdownRing.css.ts';

const radius = 28;
const circumference = 2 * Math.PI * radius;

export interface CountdownRingProps {
  /** Seconds that are left. */
  secondsLeft: number;
  /** Seconds at the start. */
  seconds: number;
  /** Seconds alone, or minutes and seconds as a clock shows them, in ink. @default 'seconds' */
  look?: 'seconds' | 'clock';
}

/**
 * A ring that drains while a number counts down; drive it with `useCountdown`.
 * It is silent: say once in words what will happen, not every second.
 */
export const CountdownRing = ({ secondsLeft, seconds, look = 'seconds' }: CountdownRingProps) => (
  <span role="timer" aria-label={spoken[look](secondsLeft)} className={styles.ring[look]}>
    <svg viewBox="0 0 64 64" fill="none" strokeWidth="4" className={styles.drawing} aria-hidden="true">
      <circle cx="32" cy="32" r={radius} className={styles.track[look]} />
      <circle
        cx="32"
        cy="32"
        r={radius}
        strokeLinecap="round"
        strokeDasharray={circumference}
        strokeDashoffset={circumference * (1 - secondsLeft / seconds)}
        className={styles.bar[look]}
      />
    </svg>
    <span className={styles.number[look]} aria-hidden="true">
      {shown[look](secondsLeft)}
    </span>
  </span>
);

const minutesOf = (seconds: number) => Math.floor(seconds / 60);

const spoken = {
  seconds: (left: number) => `${left} seconds left`,
  clock: (left: number) => `${minutesOf(left)} minutes ${left % 60} seconds left`,
} as const;

const shown = {
  seconds: String,
  clock: formatMinutesAndSeconds,
} as const;
