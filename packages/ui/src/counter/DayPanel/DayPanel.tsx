import {
  type CounterOrder,
  formatPounds,
  type LocalTimes,
  type OrderSummary,
  subtractPence,
  zeroPence,
} from '@tiffin/domain';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
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
import { BestSellers } from './BestSellers.tsx';
import { DayOrders } from './DayOrders.tsx';
import * as styles from './DayPanel.css.ts';
import { OrdersChart } from './OrdersChart.tsx';
import { PaidBackList } from './PaidBackList.tsx';

/** How many days a page of figures covers. */
export type DaySpan = 'day' | 'week' | 'quarter';

/** Props of {@link DayPanel}. */
export interface DayPanelProps {
  /** The first day that is shown, at the restaurant: "2026-11-20". */
  from: string;
  /** The last one; the same where one day is shown. */
  to: string;
  /** How many days are shown: one, a week, or as many as there can be. */
  span: DaySpan;
  /** Where each span is shown. */
  spanHrefs: Readonly<Record<DaySpan, CounterPageHref>>;
  /** The date at the restaurant now; the hour that runs is marked on it. */
  today: string;
  /** The day's figures; null while they are loading, and for those who may not see them. */
  figures: OrderSummary | null;
  /** The day's orders, the last first; none while a PIN is asked for, and null where more than a day is shown. */
  orders: readonly CounterOrder[] | null;
  /** Where the days before are shown. */
  previousHref: CounterPageHref;
  /** Where the days after are shown; null on the last ones. */
  nextHref: CounterPageHref | null;
  /** The address of the days' orders as a CSV file; null for those who may not have it. */
  csvHref: CounterPageHref | null;
  /** The address of an order's page. */
  orderHref: (orderId: string) => CounterPageHref;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
  /** The time. */
  now: Date;
  /** Called with a text that is looked for in the orders of earlier days too. */
  onSearch: (text: string) => void;
  /** Why the person may not see the figures, in words; the orders are shown alone. @default null */
  figuresNote?: ReactNode;
  /** Asks for the PIN without which the day is not shown, a `PinPrompt`; stands in the place of all of it. @default null */
  pinPrompt?: Elements;
  /** What did not arrive in the last days, a `FailureNotice`. @default null */
  failures?: Elements;
  /** Why the day could not be loaded, in words. @default null */
  problem?: ReactNode;
}

/** One day in four figures, hour by hour and order by order; or a week or more in figures. */
export const DayPanel = (props: DayPanelProps) => {
  const { figures, failures = null, problem = null, pinPrompt = null } = props;
  return (
    <div className={pageStyles.page}>
      <Head {...props} />
      <div className={pageStyles.problem}>
        <CounterProblem problem={problem} />
      </div>
      {failures}
      {pinPrompt ??
        (figures === null ? <WithoutFigures {...props} /> : <Days {...props} figures={figures} />)}
    </div>
  );
};

const spans = ['day', 'week', 'quarter'] as const satisfies readonly DaySpan[];

const Head = ({ from, to, span, spanHrefs, previousHref, nextHref, csvHref }: DayPanelProps) => (
  <div className={pageStyles.head}>
    <h1 className={pageStyles.heading}>
      {from === to
        ? formatCalendarDate(from, 'long')
        : strings.range(formatCalendarDate(from, 'short'), formatCalendarDate(to, 'short'))}
    </h1>
    <nav aria-label={strings.span} className={styles.spans}>
      {spans.map((each) => (
        <Link
          key={each}
          href={spanHrefs[each]}
          className={styles.span}
          aria-current={each === span ? 'page' : undefined}
        >
          {strings.spans[each]}
        </Link>
      ))}
    </nav>
    <CounterLink href={previousHref} icon="previous" isSquare>
      {strings.before[span]}
    </CounterLink>
    {nextHref === null ? (
      <CounterButton isDisabled className={square}>
        <CounterIcon name="next" />
        <VisuallyHidden>{strings.after[span]}</VisuallyHidden>
      </CounterButton>
    ) : (
      <CounterLink href={nextHref} icon="next" isSquare>
        {strings.after[span]}
      </CounterLink>
    )}
    {csvHref !== null && (
      <CounterLink href={csvHref} icon="download" isDownload>
        {strings.csv}
      </CounterLink>
    )}
  </div>
);

const Days = ({ figures, ...props }: DayPanelProps & { figures: OrderSummary }) => {
  const { from, to, today, orders, orderHref, times, now, onSearch } = props;
  const presentHour = from === today ? Number(times.time(now.toISOString()).slice(0, 2)) : null;
  const chart = <OrdersChart figures={figures} {...{ from, to, today, presentHour }} />;
  const sellers = <BestSellers dishes={figures.bestSellers} />;
  return (
    <>
      <Figures {...figures} />
      <div className={styles.parts}>
        <div className={styles.side}>
          <PaidBackList paidBack={figures.paidBack} orderHref={orderHref} times={times} now={now} />
          {orders === null ? sellers : chart}
          {orders !== null && sellers}
        </div>
        {orders === null ? (
          chart
        ) : (
          <DayOrders orders={orders} orderHref={orderHref} times={times} now={now} onSearch={onSearch} />
        )}
      </div>
    </>
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
  const { orders, orderHref, times, now, onSearch } = props;
  return (
    <>
      <p className={styles.note}>{figuresNote}</p>
      {orders !== null && (
        <DayOrders orders={orders} orderHref={orderHref} times={times} now={now} onSearch={onSearch} />
      )}
    </>
  );
};

const Figures = ({
  orders,
  declined,
  missed,
  cancelled,
  taken,
  tips,
  refunded,
  refunds,
  net,
}: OrderSummary) => {
  const words = strings.figures;
  const refused = [
    ...(declined > missed ? [words.declined(declined - missed)] : []),
    ...(missed > 0 ? [words.missed(missed)] : []),
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
      {tips > 0 && <Figure term={words.tips} value={formatPounds(tips)} detail={words.ofTaken} />}
      <Figure
        term={words.paidBack}
        value={formatPounds(subtractPence(zeroPence, refunded))}
        detail={words.refunds(refunds)}
      />
      <Figure term={words.net} value={formatPounds(net)} detail={words.difference} look={styles.net} />
    </dl>
  );
};

interface FigureProps extends Record<'term' | 'value' | 'detail', string> {
  look?: string;
}

const Figure = ({ term, value, detail, look = styles.figure }: FigureProps) => (
  <div className={look}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{value}</dd>
    <dd className={styles.detail}>{detail}</dd>
  </div>
);
