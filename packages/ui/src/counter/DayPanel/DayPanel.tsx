import {
  type CounterOrder,
  formatMinutesAndSeconds,
  formatPounds,
  type LocalTimes,
  type OrderSummary,
} from '@tiffin/domain';
import type { ReactNode } from 'react';
import type { CounterPageHref } from '../../primitives/Link/page-href.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Elements } from '../../private/Words.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { square } from '../CounterLink/CounterLink.css.ts';
import { CounterLink } from '../CounterLink/CounterLink.tsx';
import { CounterProblem } from '../CounterProblem/CounterProblem.tsx';
import { formatCalendarDate } from '../calendar-date.ts';
import * as pageStyles from '../counter-page.css.ts';
import { dayStrings as strings } from '../day.strings.ts';
import { DayOrders } from './DayOrders.tsx';
import * as styles from './DayPanel.css.ts';
import { HourChart } from './HourChart.tsx';

/** Props of {@link DayPanel}. */
export interface DayPanelProps {
  /** The day at the restaurant: "2026-11-20". */
  date: string;
  /** The date at the restaurant now; the hour that runs is marked on it. */
  today: string;
  /** The day's figures; null while they are loading, and for those who may not see them. */
  figures: OrderSummary | null;
  /** The day's orders, the last first; none while a PIN is asked for. */
  orders: readonly CounterOrder[];
  /** Where the day before is shown. */
  previousHref: CounterPageHref;
  /** Where the day after is shown; null on the last one. */
  nextHref: CounterPageHref | null;
  /** The address of the day's orders as a CSV file; null for those who may not have it. */
  csvHref: CounterPageHref | null;
  /** The address of an order's page. */
  orderHref: (orderId: string) => CounterPageHref;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<LocalTimes, 'time'>;
  /** The time. */
  now: Date;
  /** Why the person may not see the figures, in words; the orders are shown alone. @default null */
  figuresNote?: ReactNode;
  /** Asks for the PIN without which the day is not shown, a `PinPrompt`; stands in the place of all of it. @default null */
  pinPrompt?: Elements;
  /** What did not arrive in the last days, a `FailureNotice`. @default null */
  failures?: Elements;
  /** Why the day could not be loaded, in words. @default null */
  problem?: ReactNode;
}

/** One day in four figures, hour by hour and order by order. */
export const DayPanel = (props: DayPanelProps) => {
  const { date, today, figures, orders, previousHref, nextHref, csvHref, orderHref } = props;
  const { times, now, failures = null, problem = null, pinPrompt = null } = props;
  const presentHour = date === today ? Number(times.time(now.toISOString()).slice(0, 2)) : null;
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.heading}>{formatCalendarDate(date, 'long')}</h1>
        <CounterLink href={previousHref} icon="previous" isSquare>
          {strings.before}
        </CounterLink>
        {nextHref === null ? (
          <CounterButton isDisabled className={square}>
            <CounterIcon name="next" />
            <VisuallyHidden>{strings.after}</VisuallyHidden>
          </CounterButton>
        ) : (
          <CounterLink href={nextHref} icon="next" isSquare>
            {strings.after}
          </CounterLink>
        )}
        {csvHref !== null && (
          <CounterLink href={csvHref} icon="download" isDownload>
            {strings.csv}
          </CounterLink>
        )}
      </div>
      <div className={pageStyles.problem}>
        <CounterProblem problem={problem} />
      </div>
      {failures}
      {pinPrompt ??
        (figures === null ? (
          <WithoutFigures {...props} />
        ) : (
          <>
            <Figures {...figures} />
            <div className={styles.parts}>
              <HourChart ordersByHour={figures.ordersByHour} presentHour={presentHour} />
              <DayOrders orders={orders} orderHref={orderHref} times={times} now={now} />
            </div>
          </>
        ))}
    </div>
  );
};

const WithoutFigures = ({ problem = null, figuresNote = null, ...props }: DayPanelProps) => {
  if (figuresNote === null) {
    if (problem !== null) return null;
    return (
      <p className={styles.loading}>
        <Spinner label={strings.loading} />
        <span aria-hidden="true">{strings.loading}</span>
      </p>
    );
  }
  const { orders, orderHref, times, now } = props;
  return (
    <>
      <p className={styles.note}>{figuresNote}</p>
      <DayOrders orders={orders} orderHref={orderHref} times={times} now={now} />
    </>
  );
};

const Figures = ({ orders, declined, cancelled, taken, refunded, refunds, answerSeconds }: OrderSummary) => {
  const words = strings.figures;
  const refused = [
    ...(declined > 0 ? [words.declined(declined)] : []),
    ...(cancelled > 0 ? [words.cancelled(cancelled)] : []),
  ];
  return (
    <dl className={styles.figures}>
      <Figure
        term={words.orders}
        value={`${orders}`}
        detail={refused.length > 0 ? refused.join(', ') : words.noneRefused}
      />
      <Figure term={words.taken} value={formatPounds(taken)} detail={words.fees} />
      <Figure term={words.paidBack} value={formatPounds(refunded)} detail={words.refunds(refunds)} />
      <Figure
        term={words.answered}
        value={answerSeconds === null ? words.none : formatMinutesAndSeconds(answerSeconds.median)}
        detail={
          answerSeconds === null
            ? words.noAnswers
            : words.slowest(formatMinutesAndSeconds(answerSeconds.slowest))
        }
      />
    </dl>
  );
};

const Figure = ({ term, value, detail }: Record<'term' | 'value' | 'detail', string>) => (
  <div className={styles.figure}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{value}</dd>
    <dd className={styles.detail}>{detail}</dd>
  </div>
);
