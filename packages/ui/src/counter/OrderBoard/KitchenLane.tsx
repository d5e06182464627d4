import type { CounterOrder } from '@tiffin/domain';
import { type ReactElement, useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { type BoardEntry, PagedEntries, urgentAway } from '../BoardPages/PagedEntries.tsx';
import { PageTurn } from '../BoardPages/PageTurn.tsx';
import { usePages } from '../BoardPages/use-pages.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { Segments } from '../Segments/Segments.tsx';
import * as styles from './Lane.css.ts';
import { LaneNotices, type NoticedOrder } from './LaneNotices.tsx';

/** How the kitchen's orders are shown: each with its dishes, or in one row each. */
export type BoardView = 'tickets' | 'list';

const views = ['tickets', 'list'] as const;

interface KitchenLaneProps {
  /** How many are being cooked. */
  count: number;
  /** Those, what was ready a moment ago, and what was cancelled meanwhile. */
  orders: readonly BoardEntry[];
  /** Some of them are over. */
  hasOver: boolean;
  /** Called when another page or view is shown. */
  onTurn: () => void;
  view: BoardView;
  onViewChange: (view: BoardView) => void;
  /** What came of actions on them. */
  notices: readonly NoticedOrder[];
  onDismissNotice: ((order: CounterOrder) => void) | undefined;
  /** Phones show one lane at a time. */
  isShown: boolean;
  /** What stands above the orders. */
  silence: ReactElement | null;
}

/** What is being cooked, by promise: in columns of tickets, or as a list. */
export const KitchenLane = ({ orders, view, isShown, silence, ...props }: KitchenLaneProps) => {
  const id = useId();
  const pages = usePages(orders.map((order) => `${view} ${order.id}`));
  // Those in sight say it themselves.
  const awayNotices = props.notices.filter(({ order: entry }) =>
    pages.isAway(orders.findIndex(({ id: entryId }) => entryId === entry.order.id)),
  );
  return (
    <section aria-labelledby={id} className={classNames(styles.kitchen, !isShown && styles.behind)}>
      <header className={styles.kitchenHead}>
        <div className={styles.kitchenName}>
          <h2 id={id} className={styles.title}>
            {strings.kitchen}
          </h2>
          <span className={styles.count}>{props.count}</span>
        </div>
        <div className={styles.views}>
          <Segments
            label={strings.view}
            options={views}
            words={strings.views}
            value={view}
            onChange={(chosen) => {
              props.onTurn();
              props.onViewChange(chosen);
            }}
          />
        </div>
        <PageTurn
          pages={pages}
          urgent={urgentAway(orders, pages)}
          hasOver={props.hasOver}
          onTurn={props.onTurn}
        />
      </header>
      {silence}
      <LaneNotices notices={awayNotices} onDismiss={props.onDismissNotice} />
      {orders.length === 0 ? (
        <p className={styles.nothing}>{props.count === 0 ? strings.nothingCooking : ''}</p>
      ) : (
        <div className={styles.kitchenBody[view]}>
          <PagedEntries look={view === 'tickets' ? 'tickets' : 'rows'} entries={orders} pages={pages} />
        </div>
      )}
    </section>
  );
};
