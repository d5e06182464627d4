import type { CounterOrder } from '@tiffin/domain';
import { useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { type BoardEntry, PagedEntries, urgentAway } from '../BoardPages/PagedEntries.tsx';
import { PageTurn } from '../BoardPages/PageTurn.tsx';
import { usePages } from '../BoardPages/use-pages.ts';
import { boardStrings as strings } from '../board.strings.ts';
import * as styles from './Lane.css.ts';
import { LaneNotices, type NoticedOrder } from './LaneNotices.tsx';

interface ReadyShelfProps {
  /** How many are ready or out. */
  count: number;
  /** Those, and after them what was handed over a moment ago. */
  orders: readonly BoardEntry[];
  /** Some of them are over. */
  hasOver: boolean;
  /** Called when another page is shown. */
  onTurn: () => void;
  /** What came of actions on them. */
  notices: readonly NoticedOrder[];
  onDismissNotice: ((order: CounterOrder) => void) | undefined;
  /** Phones show one lane at a time. */
  isShown: boolean;
}

/** What is ready or out, below everything else: one place each. */
export const ReadyShelf = ({
  count,
  orders,
  hasOver,
  onTurn,
  notices,
  onDismissNotice,
  isShown,
}: ReadyShelfProps) => {
  const id = useId();
  const pages = usePages(orders.map((order) => order.id));
  return (
    <section aria-labelledby={id} className={classNames(styles.shelf, !isShown && styles.behind)}>
      <LaneNotices notices={notices} onDismiss={onDismissNotice} />
      <div className={styles.shelfRow}>
        <header className={styles.shelfHead}>
          <h2 id={id} className={styles.shelfTitle}>
            {strings.ready}
          </h2>
          <span className={styles.count}>{count}</span>
        </header>
        {orders.length === 0 ? (
          <p className={styles.nothing}>{count === 0 ? strings.nothingReady : ''}</p>
        ) : (
          <PagedEntries look="shelf" entries={orders} pages={pages} />
        )}
        <PageTurn pages={pages} urgent={urgentAway(orders, pages)} hasOver={hasOver} onTurn={onTurn} />
      </div>
    </section>
  );
};
