import type { ReactNode } from 'react';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './CounterProblem.css.ts';

interface CounterProblemProps {
  /** What did not work and what to do; null while all is well. */
  problem: ReactNode;
}

/** What did not work, spoken as soon as it comes. */
export const CounterProblem = ({ problem }: CounterProblemProps) => (
  <div role="alert" className={styles.region}>
    {problem !== null && (
      <p className={styles.problem}>
        <CounterIcon name="error" />
        <span>{problem}</span>
      </p>
    )}
  </div>
);
