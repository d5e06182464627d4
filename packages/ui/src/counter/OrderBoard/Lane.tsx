import type { BoardLanes } from '@tiffin/domain';
import { Children, type ReactNode, useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { laneTitle } from '../counter-type.css.ts';
import * as styles from './Lane.css.ts';

/** A lane of the board: to answer, to cook, to hand over. */
export type LaneName = Exclude<keyof BoardLanes, 'done'>;

interface LaneProps {
  name: LaneName;
  count: number;
  /** Phones show one lane at a time. */
  isShown: boolean;
  isOffline?: boolean;
  /** The orders. */
  children: ReactNode;
}

/** One lane, from top to bottom. Only the lane of new orders has a colour, and only while it holds one. */
export const Lane = ({ name, count, isShown, isOffline = false, children }: LaneProps) => {
  const id = useId();
  const isRinging = name === 'new' && count > 0;
  const hasNothing = Children.toArray(children).length === 0;
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        styles.lane[name],
        isRinging && (isOffline ? styles.silent : styles.ringing),
        !isShown && styles.behind,
      )}
    >
      <header className={styles.head}>
        {isRinging && (
          <CounterIcon name="bell" size="large" className={isOffline ? undefined : styles.bell} />
        )}
        <h2 id={id} className={laneTitle}>
          {strings[name]}
        </h2>
        <span className={styles.count}>{count}</span>
      </header>
      <div tabIndex={-1} className={name === 'new' ? styles.cards : styles.rows}>
        {hasNothing ? <p className={styles.nothing}>{nothing[name]}</p> : children}
      </div>
    </section>
  );
};

const nothing = {
  new: strings.nothingNew,
  kitchen: strings.nothingCooking,
  ready: strings.nothingReady,
} as const;
