import { formatPounds, type LocalTimes, type RestaurantFailures } from '@tiffin/domain';
import { useId } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import type { CounterPageHref } from '../../primitives/Link/page-href.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { failureStrings as strings } from '../failure.strings.ts';
import { orderLink } from '../order-link.css.ts';
import * as styles from './FailureNotice.css.ts';

export interface FailureNoticeProps {
  /** What did not arrive, newest first; nothing is shown where all did. */
  failures: RestaurantFailures;
  /** The address of an order's page. */
  orderHref: (orderId: string) => CounterPageHref;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
}

/** Informs managers of the mails and refunds of the last days that did not arrive: what, when, of which order, and why. */
export const FailureNotice = ({ failures, orderHref, times }: FailureNoticeProps) => {
  const id = useId();
  const { mails, refunds } = failures;
  if (mails.length + refunds.length === 0) return null;
  const rowOf = ({ order, at }: FailureFacts) => ({ order, at, orderHref, times });
  return (
    <section aria-labelledby={id} className={styles.notice}>
      <h2 id={id} className={styles.title}>
        <CounterIcon name="error" />
        <span>{strings.title}</span>
      </h2>
      <p>{strings.advice}</p>
      <ul aria-label={strings.list} className={styles.list}>
        {refunds.map((refund) => (
          <Row key={refund.id} {...rowOf(refund)} what={strings.refund(formatPounds(refund.amount))}>
            {strings.refundAdvice}
          </Row>
        ))}
        {mails.map((mail) => (
          <Row key={mail.id} {...rowOf(mail)} what={strings.mail(mail.kind, mail.recipient)}>
            {strings.why(mail.reason)}
          </Row>
        ))}
      </ul>
    </section>
  );
};

type FailureFacts = Pick<RestaurantFailures['mails'][number], 'order' | 'at'>;

interface RowProps extends FailureFacts, Pick<FailureNoticeProps, 'orderHref' | 'times'> {
  readonly what: string;
  /** Why, and what it means. */
  readonly children: string;
}

const Row = ({ order, at, what, orderHref, times, children }: RowProps) => (
  <li className={styles.row}>
    <span>
      <b className={styles.what}>{what}</b>
      <span>{`, ${times.fullDate(at)}, ${times.time(at)}.`}</span> <span>{children}</span>
    </span>
    {order !== null && (
      <Link href={orderHref(order.id)} className={orderLink}>
        <span translate="no">{order.number}</span>
      </Link>
    )}
  </li>
);
