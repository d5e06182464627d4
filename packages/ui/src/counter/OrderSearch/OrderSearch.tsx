import { type CounterOrder, formatPhoneNumber, formatPounds, type LocalTimes } from '@tiffin/domain';
import { useState } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import type { CounterPageHref } from '../../primitives/Link/page-href.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import type { Elements } from '../../private/Words.tsx';
import { boardStrings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterLink } from '../CounterLink/CounterLink.tsx';
import { CounterProblem } from '../CounterProblem/CounterProblem.tsx';
import { CounterSearch } from '../CounterSearch/CounterSearch.tsx';
import * as pageStyles from '../counter-page.css.ts';
import * as dayStyles from '../DayPanel/DayPanel.css.ts';
import { dayStrings, orderSearchStrings as strings } from '../day.strings.ts';
import { formatDayAndTime } from '../format-moment.ts';
import { OrderState } from '../OrderState/OrderState.tsx';
import { orderLink } from '../order-link.css.ts';
import { MarkedText } from './MarkedText.tsx';
import * as styles from './OrderSearch.css.ts';

/** Props of {@link OrderSearch}. */
export interface OrderSearchProps {
  /** What was looked for. */
  query: string;
  /** The orders that were found, the newest first; null while they are looked for. */
  orders: readonly CounterOrder[] | null;
  /** How many there are in all. */
  total: number;
  /** Called with the text that is to be looked for next. */
  onSearch: (text: string) => void;
  /** The address of an order's page. */
  orderHref: (orderId: string) => CounterPageHref;
  /** Where the page of today is. */
  backHref: CounterPageHref;
  /** Writes instants in the restaurant's time zone. */
  times: LocalTimes;
  /** The time. */
  now: Date;
  /** Asks for the PIN without which nothing is looked for, a `PinPrompt`; stands in the place of the orders. @default null */
  pinPrompt?: Elements;
  /** Why nothing could be looked for, in words. @default null */
  problem?: string | null;
}

/** Finds an order of the last 60 days by its number, its customer's name or telephone number, or a dish. */
export const OrderSearch = (props: OrderSearchProps) => {
  const { query, onSearch, backHref, pinPrompt = null, problem = null } = props;
  const [text, setText] = useState(query);
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.heading}>{strings.title}</h1>
        <CounterLink href={backHref} icon="back">
          {strings.back}
        </CounterLink>
      </div>
      <search>
        <form
          className={dayStyles.find}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') onSearch(text.trim());
          }}
        >
          <CounterSearch label={strings.find} value={text} onChange={setText} />
          <CounterButton type="submit">{strings.submit}</CounterButton>
        </form>
      </search>
      <CounterProblem problem={problem} />
      {pinPrompt ?? (problem === null && <Found {...props} />)}
    </div>
  );
};

const Found = ({ query, orders, total, ...row }: OrderSearchProps) => {
  if (orders === null) {
    return (
      <p className={dayStyles.loading}>
        <Spinner label={strings.loading} />
        <span aria-hidden="true">{strings.loading}</span>
      </p>
    );
  }
  if (orders.length === 0) {
    return (
      <p className={dayStyles.empty} role="status">
        {strings.none(query)}
      </p>
    );
  }
  const { columns } = dayStrings;
  const rest = total > orders.length ? strings.shown(orders.length) : '';
  return (
    <>
      <p className={styles.found} role="status">
        <b className={styles.count}>{strings.found(total)}</b> <span>{`${strings.where}${rest}`}</span>
      </p>
      <table className={dayStyles.table} aria-label={strings.results}>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.placed}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col" className={dayStyles.spare}>
              {columns.phone}
            </th>
            <th scope="col" className={dayStyles.spare}>
              {columns.state}
            </th>
            <th scope="col" className={dayStyles.paid}>
              {columns.paid}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((each) => (
            <FoundRow key={each.order.id} counterOrder={each} query={query} {...row} />
          ))}
        </tbody>
      </table>
    </>
  );
};

interface FoundRowProps extends Pick<OrderSearchProps, 'query' | 'orderHref' | 'times' | 'now'> {
  counterOrder: CounterOrder;
}

const FoundRow = ({ counterOrder: { order, customer }, query, orderHref, times, now }: FoundRowProps) => (
  <tr>
    <th scope="row">
      <Link href={orderHref(order.id)} className={orderLink}>
        <span translate="no">{order.number}</span>
      </Link>
    </th>
    <td>{formatDayAndTime(order.placedAt ?? order.createdAt, now, times)}</td>
    <td>
      <bdi>
        <MarkedText text={customer.name ?? boardStrings.customer} part={query} />
      </bdi>
    </td>
    <td className={dayStyles.spare}>
      {customer.phoneNumber !== null && <span translate="no">{formatPhoneNumber(customer.phoneNumber)}</span>}
    </td>
    <td className={dayStyles.spare}>
      <OrderState order={order} now={now} />
    </td>
    <td className={dayStyles.paid}>
      <span translate="no">{formatPounds(order.breakdown.totalAmount)}</span>
    </td>
  </tr>
);
