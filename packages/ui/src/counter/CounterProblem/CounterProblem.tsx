import { type ReactNode, useEffect, useRef } from 'react';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './CounterProblem.css.ts';

interface CounterProblemProps {
  /** What did not work and what to do; null while all is well. */
  problem: ReactNode;
}

/** What did not work, spoken as soon as it comes. */
export const CounterProblem = ({ problem }: CounterProblemProps) => {
  const region = useRef<HTMLDivElement>(null);
  const hasProblem = problem !== null;
  useEffect(() => {
    // What was pressed may stand further down than the place of the problem.
    if (hasProblem) region.current?.scrollIntoView({ block: 'nearest' });
  }, [hasProblem]);
  return (
    <div ref={region} role="alert" className={styles.region}>
      {hasProblem && (
        <p className={styles.problem}>
          <CounterIcon name="error" />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
};
