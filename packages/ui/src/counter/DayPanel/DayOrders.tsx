import {
  type CounterOrder,
  formatMinutesAndSeconds,
  formatPounds,
  hasOpenProblem,
  type LocalTimes,
} from '@tiffin/domain';
import { useId, useState } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import type { CounterPageHref } from '../../primitives/Link/page-href.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { CounterSearch } from '../CounterSearch/CounterSearch.tsx';
import { dayStrings as strings } from '../day.strings.ts';
import { OrderState } from '../OrderState/OrderState.tsx';
import { stateOf } from '../OrderState/order-state.ts';
import { orderLink } from '../order-link.css.ts';
import * as styles from './DayPanel.css.ts';
import { answerSecondsOf, ordersWith } from './day-orders.ts';

interface DayOrdersProps {
  orders: readonly CounterOrder[];
  orderHref: (orderId: string) => CounterPageHref;
  times: Pick<LocalTimes, 'time'>;
  now: Date;
  /** Called with a text that is looked for in earlier days too. */
  onSearch: (text: string) => void;
}

/** The orders of a day: who, how far, how fast answered, what was paid and what went back. */
export const DayOrders = ({ orders: ofDay, orderHref, times, now, onSearch }: DayOrdersProps) => {
  const titleId = useId();
  const [text, setText] = useState('');
  const [isFiltered, setFiltered] = useState(false);
  const withProblem = ofDay.filter(({ order }) => hasOpenProblem(order));
  // Once the last one is answered, all of them come back.
  const isOnlyProblems = isFiltered && withProblem.length > 0;
  const orders = ordersWith(isOnlyProblems ? withProblem : ofDay, text);
  const { columns } = strings;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.partTitle}>
        {strings.orders}
      </h2>
      {withProblem.length > 0 && (
        <p className={styles.problems}>
          <CounterButton
            size="small"
            icon="error"
            aria-pressed={isOnlyProblems}
            variant={isOnlyProblems ? 'ink' : 'line'}
            onClick={() => setFiltered(!isOnlyProblems)}
          >
            {strings.openProblems(withProblem.length)}
          </CounterButton>
        </p>
      )}
      <search>
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') onSearch(text.trim());
          }}
        >
          <CounterSearch label={strings.find} value={text} onChange={setText} />
          <CounterButton type="submit">{strings.findFurther}</CounterButton>
        </form>
      </search>
      {orders.length === 0 ? (
        <p className={styles.empty} role="status">
          {ofDay.length === 0 ? strings.noOrders : strings.noneToday(text.trim())}
        </p>
      ) : (
        <table className={styles.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{columns.number}</th>
              <th scope="col" className={styles.spare}>
                {columns.placed}
              </th>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.state}</th>
              <th scope="col" className={styles.spare}>
                {columns.answer}
              </th>
              <th scope="col" className={styles.paid}>
                {columns.paid}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((each) => (
              <OrderRow
                key={each.order.id}
                counterOrder={each}
                href={orderHref(each.order.id)}
                times={times}
                now={now}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

interface OrderRowProps extends Pick<DayOrdersProps, 'times' | 'now'> {
  counterOrder: CounterOrder;
  href: CounterPageHref;
}

const OrderRow = ({ counterOrder, href, times, now }: OrderRowProps) => {
  const { order, customer } = counterOrder;
  const state = stateOf(order, now);
  const answered = answerSecondsOf(counterOrder);
  return (
    <tr>
      <th scope="row">
        <Link href={href} className={orderLink}>
          <span translate="no">{order.number}</span>
        </Link>
      </th>
      <td className={styles.spare}>{times.time(order.placedAt ?? order.createdAt)}</td>
      <td>
        <bdi>{customer.name}</bdi>
      </td>
      <td>
        <OrderState order={order} now={now} />
        {hasOpenProblem(order) && (
          <span className={styles.problem}>
            <CounterIcon name="error" size="small" />
            <b>{strings.problem}</b>
          </span>
        )}
      </td>
      <td className={styles.spare}>{answered !== null && formatMinutesAndSeconds(answered)}</td>
      <td className={styles.paid}>
        <span translate="no">{formatPounds(order.breakdown.totalAmount)}</span>
        {order.refundedAmount > 0 && state !== 'partBack' && state !== 'allBack' && (
          <small className={styles.back}>{strings.back(formatPounds(order.refundedAmount))}</small>
        )}
      </td>
    </tr>
  );
};
