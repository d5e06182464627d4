import { type ReactElement, useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { type BoardEntry, PagedEntries } from '../BoardPages/PagedEntries.tsx';
import { PageTurn } from '../BoardPages/PageTurn.tsx';
import { usePages } from '../BoardPages/use-pages.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './Lane.css.ts';

interface NewLaneProps {
  /** How many wait for an answer. */
  count: number;
  /** Those, and what was answered a moment ago. */
  orders: readonly BoardEntry[];
  /** Some of them are over. */
  hasOver: boolean;
  /** Called when another page is shown. */
  onTurn: () => void;
  isOffline: boolean;
  /** Phones show one lane at a time. */
  isShown: boolean;
  /** What stands below the orders. */
  silence: ReactElement | null;
}

/** The orders that nobody has answered, on blue; with nothing new its room goes to the kitchen. */
export const NewLane = ({ count, orders, hasOver, onTurn, isOffline, isShown, silence }: NewLaneProps) => {
  const id = useId();
  const pages = usePages(orders.map((order) => order.id));
  const isRinging = orders.length > 0;
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        styles.newLane,
        isRinging ? isOffline && styles.silent : styles.nothingNew,
        !isShown && styles.behind,
      )}
    >
      <header className={styles.newHead}>
        <CounterIcon name="bell" size="large" className={isOffline || !isRinging ? undefined : styles.bell} />
        <h2 id={id} className={styles.title}>
          {strings.new}
        </h2>
        <span className={styles.count}>{count}</span>
        <PageTurn pages={pages} hasOver={hasOver} onTurn={onTurn} />
      </header>
      {isRinging ? (
        <PagedEntries look="cards" entries={orders} pages={pages} />
      ) : (
        <p className={styles.nothing}>{strings.nothingNew}</p>
      )}
      {silence}
    </section>
  );
};
