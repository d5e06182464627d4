import { type ReactElement, useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { type BoardEntry, PagedEntries, urgentAway } from '../BoardPages/PagedEntries.tsx';
import { PageTurn } from '../BoardPages/PageTurn.tsx';
import { usePages } from '../BoardPages/use-pages.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './Lane.css.ts';

interface NewLaneProps {
  /** How many wait to be answered or seen. */
  count: number;
  /** Those, what was answered a moment ago, and what was missed. */
  orders: readonly BoardEntry[];
  /** Some of them are over. */
  hasOver: boolean;
  /** Whether the system has accepted some of them. */
  isAcceptedByItself: boolean;
  /** Called when another page is shown. */
  onTurn: () => void;
  isOffline: boolean;
  /** Phones show one lane at a time. */
  isShown: boolean;
  /** What stands below the orders. */
  silence: ReactElement | null;
}

/** The orders that nobody has answered or seen, on blue; with nothing new its room goes to the kitchen. */
export const NewLane = (props: NewLaneProps) => {
  const { count, orders, hasOver, isAcceptedByItself, onTurn, isOffline, isShown, silence } = props;
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
        <PageTurn pages={pages} urgent={urgentAway(orders, pages)} hasOver={hasOver} onTurn={onTurn} />
      </header>
      {isAcceptedByItself && <p className={styles.aside}>{strings.acceptedByItself}</p>}
      {isRinging ? (
        <PagedEntries look="cards" entries={orders} pages={pages} />
      ) : (
        <p className={styles.nothing}>{strings.nothingNew}</p>
      )}
      {silence}
    </section>
  );
};
