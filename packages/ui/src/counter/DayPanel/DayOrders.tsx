import { type CounterOrder, formatMinutesAndSeconds, formatPounds, type LocalTimes } from '@tiffin/domain';
import { useId } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import type { CounterPageHref } from '../../primitives/Link/page-href.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { stateWords, dayStrings as strings } from '../day.strings.ts';
import { orderLink } from '../order-link.css.ts';
import * as styles from './DayPanel.css.ts';
import { answerSecondsOf, stateOf } from './day-orders.ts';

interface DayOrdersProps {
  orders: readonly CounterOrder[];
  orderHref: (orderId: string) => CounterPageHref;
  times: Pick<LocalTimes, 'time'>;
  now: Date;
}

/** The orders of a day: who, how far, how fast answered, what was paid and what went back. */
export const DayOrders = ({ orders, orderHref, times, now }: DayOrdersProps) => {
  const titleId = useId();
  const { columns } = strings;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.partTitle}>
        {strings.orders}
      </h2>
      {orders.length === 0 ? (
        <p className={styles.empty}>{strings.noOrders}</p>
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
  const [word, icon] = stateWords[stateOf(order, now)];
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
        <span className={styles.state}>
          <CounterIcon name={icon} size="small" />
          <span>{word}</span>
        </span>
      </td>
      <td className={styles.spare}>{answered !== null && formatMinutesAndSeconds(answered)}</td>
      <td className={styles.paid}>
        <span translate="no">{formatPounds(order.breakdown.totalAmount)}</span>
        {order.refundedAmount > 0 && (
          <small className={styles.back}>{strings.back(formatPounds(order.refundedAmount))}</small>
        )}
      </td>
    </tr>
  );
};
