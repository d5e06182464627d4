import { formatMinutesAndSeconds, formatPounds, type Pence } from '@tiffin/domain';
import { boardStrings } from '../board.strings.ts';
import * as styles from './QuietBoard.css.ts';

const strings = boardStrings.quiet;

/** The day as far as a quiet board shows it. Times are words: "22:15", "tomorrow at 12:00"; null where there is none. */
export interface QuietDay {
  readonly closes: string | null;
  readonly opensAgain: string | null;
  /** Null until they are known. */
  readonly figures: QuietFigures | null;
}

/** The day in three figures. */
export interface QuietFigures {
  readonly orders: number;
  readonly taken: Pence;
  /** Seconds from an order to its answer, as the day's median; null while nobody has answered one. */
  readonly answerSeconds: number | null;
}

/** Props of {@link QuietBoard}. */
export interface QuietBoardProps {
  /** The hours and the figures of the day. */
  day?: QuietDay | undefined;
  /** Without a connection the bell cannot ring. @default false */
  isOffline?: boolean | undefined;
}

/** The board while there is no order on it: nothing calls for attention. */
export const QuietBoard = ({ day, isOffline = false }: QuietBoardProps) => (
  <section aria-label={strings.title} className={styles.board}>
    <div className={styles.disc} aria-hidden="true" />
    <div className={styles.words}>
      <h1 className={styles.title}>{strings.title}</h1>
      <p className={styles.text}>
        <span>{strings.nothing}</span>
        <br />
        <span>{isOffline ? strings.offline : strings.bell}</span>
      </p>
      {day && <Hours day={day} />}
    </div>
    {day?.figures && <Figures figures={day.figures} />}
  </section>
);

const Hours = ({ day: { closes, opensAgain } }: { day: QuietDay }) => (
  <p className={styles.text}>
    {closes !== null && (
      <>
        <span>{strings.closes}</span> <strong className={styles.time}>{closes}</strong>
        <span>.</span>
        <br />
      </>
    )}
    {opensAgain !== null && (
      <>
        <span>{strings.opensAgain}</span> <strong className={styles.time}>{opensAgain}</strong>
        <span>.</span>
      </>
    )}
  </p>
);

const Figures = ({ figures: { orders, taken, answerSeconds } }: { figures: QuietFigures }) => (
  <dl className={styles.figures}>
    <Figure term={strings.ordersToday} value={String(orders)} />
    <Figure term={strings.takenToday} value={formatPounds(taken)} />
    <Figure
      term={strings.answeredIn}
      value={answerSeconds === null ? strings.noAnswers : formatMinutesAndSeconds(answerSeconds)}
    />
  </dl>
);

const Figure = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);
