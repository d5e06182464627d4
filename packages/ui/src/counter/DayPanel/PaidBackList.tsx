import { formatPounds, type LocalTimes, type PaidBack } from '@tiffin/domain';
import { useId } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import type { CounterPageHref } from '../../primitives/Link/page-href.ts';
import { boardStrings } from '../board.strings.ts';
import { refundAuthorName, refundWhy, dayStrings as strings } from '../day.strings.ts';
import { formatDayAndTime, isToday } from '../format-moment.ts';
import { orderLink } from '../order-link.css.ts';
import * as styles from './PaidBackList.css.ts';

interface PaidBackListProps {
  paidBack: readonly PaidBack[];
  orderHref: (orderId: string) => CounterPageHref;
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
  now: Date;
}

/** What went back of which order, by whom, when and why; what never counted as taken stands apart. */
export const PaidBackList = ({ paidBack, ...context }: PaidBackListProps) => {
  const titleId = useId();
  const ofTaken = paidBack.filter(({ isTaken }) => isTaken);
  const others = paidBack.filter(({ isTaken }) => !isTaken);
  if (paidBack.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {strings.paidBack}
      </h2>
      {ofTaken.length > 0 && <Refunds refunds={ofTaken} {...context} />}
      {others.length > 0 && (
        <>
          <h3 className={styles.apart}>{strings.notTaken}</h3>
          <Refunds refunds={others} {...context} />
        </>
      )}
    </section>
  );
};

interface RefundsProps extends Omit<PaidBackListProps, 'paidBack'> {
  refunds: readonly PaidBack[];
}

const Refunds = ({ refunds, orderHref, times, now }: RefundsProps) => (
  <ul>
    {refunds.map(({ id, order, customerName, amount, by, reason, dishes, at }) => (
      <li key={id} className={styles.refund}>
        <Link href={orderHref(order.id)} className={orderLink}>
          <bdi>{strings.paidBackOf(order.number, customerName ?? boardStrings.customer)}</bdi>
        </Link>
        <b className={styles.amount} translate="no">
          {formatPounds(amount)}
        </b>
        <p className={styles.why}>
          <b className={styles.author}>
            <bdi>{refundAuthorName(by)}</bdi>
          </b>{' '}
          <span>{strings.paidBackWhy(whenOf(at, now, times), refundWhy(reason, dishes))}</span>
        </p>
      </li>
    ))}
  </ul>
);

const whenOf = (at: string, now: Date, times: PaidBackListProps['times']) =>
  isToday(at, now, times) ? times.time(at) : formatDayAndTime(at, now, times);
