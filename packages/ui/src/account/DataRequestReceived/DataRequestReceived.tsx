import { type DataRequestReceipt, localTimes } from '@tiffin/domain';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { dataRequestStrings as strings } from '../data-request.strings.ts';
import * as styles from './DataRequestReceived.css.ts';

export interface DataRequestReceivedProps {
  /** What is said at once of the request. */
  receipt: DataRequestReceipt;
  /** Whom it has gone to. */
  restaurant: { name: string; email: string; timeZone: string };
  /** Where the customer goes on. */
  homeHref: PageHref;
}

/** Acknowledges a data request: what it is called, when it came, by when it is answered and whom it has gone to. */
export const DataRequestReceived = ({ receipt, restaurant, homeHref }: DataRequestReceivedProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, and with it the focus, is gone.
  useEffect(() => heading.current?.focus(), []);
  const { time, fullDate } = localTimes(restaurant.timeZone);
  const { reference, receivedAt, answerBy } = receipt;
  const facts = [
    [strings.reference, reference],
    [strings.receivedAt, strings.moment(fullDate(receivedAt), time(receivedAt))],
    // A date is the same in every zone.
    [strings.answerBy, localTimes('UTC').fullDate(`${answerBy}T12:00:00Z`)],
    [strings.sentTo, strings.restaurant(restaurant.name, restaurant.email)],
  ] as const;
  return (
    <section className={styles.received}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {strings.received}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{strings.mail}</p>
      <p className={styles.note}>{strings.next}</p>
      <div>
        <ButtonLink variant="secondary" href={homeHref}>
          {strings.home}
        </ButtonLink>
      </div>
    </section>
  );
};
