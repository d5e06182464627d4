import { classNames } from '../../private/class-names.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './AnswerRing.css.ts';
import { timeLeft } from './time-left.ts';

const radius = 43;
const circumference = 2 * Math.PI * radius;

/** Props of {@link AnswerRing}. */
export interface AnswerRingProps {
  /** When the time to answer began, ISO 8601. */
  startedAt: string;
  /** When it ends, ISO 8601. */
  answerBy: string;
  /** The time by the server's clock. */
  now: Date;
  /** Without a connection nobody knows how much is left. @default false */
  isStopped?: boolean;
  /** On the card of a new order, or larger on the blue of the answer panel and of the cover. @default 'card' */
  look?: 'card' | 'panel' | 'cover';
}

/**
 * The time that is left to answer an order: a ring that drains in steps of a second, and its minutes and seconds. The
 * deadline itself stands beside it in words.
 */
export const AnswerRing = ({
  startedAt,
  answerBy,
  now,
  isStopped = false,
  look = 'card',
}: AnswerRingProps) => {
  const { seconds, clock } = timeLeft(answerBy, now);
  const whole = Math.max(1, timeLeft(answerBy, new Date(startedAt)).seconds);
  const share = isStopped ? 0 : Math.min(1, seconds / whole);
  return (
    <span
      role="timer"
      aria-label={
        isStopped ? strings.ringStopped : strings.secondsLeft(Math.floor(seconds / 60), seconds % 60)
      }
      className={styles.ring[look]}
    >
      <svg viewBox="0 0 100 100" className={styles.drawing} aria-hidden="true">
        <circle cx="50" cy="50" r={radius} className={styles.track[look]} />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            strokeDasharray={`${circumference * share} ${circumference}`}
            className={styles.bar[look]}
          />
        )}
      </svg>
      {isStopped ? (
        <CounterIcon name="offline" size="huge" />
      ) : (
        <>
          <span
            className={classNames((clock.length > 4 ? styles.longTime : styles.time)[look], styles.figures)}
            aria-hidden="true"
          >
            {clock}
          </span>
          <span aria-hidden="true">{strings.left}</span>
        </>
      )}
    </span>
  );
};
