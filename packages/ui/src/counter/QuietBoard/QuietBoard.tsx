import { formatMinutesAndSeconds, formatPounds, type Pence } from '@tiffin/domain';
import { CutoutPicture } from '../../private/CutoutPicture/CutoutPicture.tsx';
import { boardStrings } from '../board.strings.ts';
import * as styles from './QuietBoard.css.ts';

const strings = boardStrings.quiet;

/** The day as far as a quiet board shows it. Times are words: "22:15", "tomorrow at 12:00"; null where there is none. */
export interface QuietDay {
  readonly lastOrders: string | null;
  readonly closes: string | null;
  readonly opensAgain: string | null;
  /** Null until they are known. */
  readonly figures: QuietFigures | null;
  /** A dish of the restaurant, cut out; null for none. */
  readonly pictureUrl: string | null;
}

/** The day in four figures. */
export interface QuietFigures {
  readonly orders: number;
  readonly taken: Pence;
  /** Seconds from an order to its answer, as the day's median; null while nobody has answered one. */
  readonly answerSeconds: number | null;
  /** Null where they are not counted. */
  readonly late: number | null;
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
    {day?.pictureUrl && <CutoutPicture src={day.pictureUrl} className={styles.picture} />}
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

const Hours = ({ day: { lastOrders, closes, opensAgain } }: { day: QuietDay }) => (
  <p className={styles.text}>
    {lastOrders !== null && closes !== null && (
      <>
        <span>{strings.lastOrders}</span> <strong className={styles.time}>{lastOrders}</strong>
        <span>{`, ${strings.closes}`}</span> <strong className={styles.time}>{closes}</strong>
        <span>.</span>
        <br />
      </>
    )}
    {lastOrders === null && closes !== null && (
      <>
        <span>{strings.closesAlone}</span> <strong className={styles.time}>{closes}</strong>
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

const Figures = ({ figures: { orders, taken, answerSeconds, late } }: { figures: QuietFigures }) => (
  <dl className={styles.figures}>
    <Figure term={strings.ordersToday} value={String(orders)} />
    <Figure term={strings.takenToday} value={formatPounds(taken)} />
    <Figure
      term={strings.answeredIn}
      value={answerSeconds === null ? strings.noAnswers : formatMinutesAndSeconds(answerSeconds)}
    />
    {late !== null && <Figure term={strings.lateToday} value={String(late)} />}
  </dl>
);

const Figure = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);
