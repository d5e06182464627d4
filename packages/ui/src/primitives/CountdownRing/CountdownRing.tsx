import * as styles from './CountdownRing.css.ts';

const radius = 28;
const circumference = 2 * Math.PI * radius;

export interface CountdownRingProps {
  /** Seconds that are left. */
  secondsLeft: number;
  /** Seconds at the start. */
  seconds: number;
}

/**
 * A ring that drains while a number counts down; drive it with `useCountdown`.
 * It is silent: say once in words what will happen, not every second.
 */
export const CountdownRing = ({ secondsLeft, seconds }: CountdownRingProps) => (
  <span role="timer" aria-label={`${secondsLeft} seconds left`} className={styles.ring}>
    <svg viewBox="0 0 64 64" fill="none" strokeWidth="4" className={styles.drawing} aria-hidden="true">
      <circle cx="32" cy="32" r={radius} className={styles.track} />
      <circle
        cx="32"
        cy="32"
        r={radius}
        strokeLinecap="round"
        strokeDasharray={circumference}
        strokeDashoffset={circumference * (1 - secondsLeft / seconds)}
        className={styles.bar}
      />
    </svg>
    <span className={styles.number} aria-hidden="true">
      {secondsLeft}
    </span>
  </span>
);
