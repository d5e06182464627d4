import {
  type CounterOrder,
  type LocalTimes,
  type OrderProblem,
  orderProblemLimits,
  orderProblemStates,
} from '@tiffin/domain';
import { useId } from 'react';
import { boardStrings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { formatDayAndTime } from '../format-moment.ts';
import { orderProblemStrings as strings } from '../order-problem.strings.ts';
import * as styles from './OrderProblems.css.ts';
import { ProblemThumbs } from './ProblemThumbs.tsx';

/** Props of {@link OrderProblems}. */
export interface OrderProblemsProps {
  /** The order with what its customer has found wrong. */
  order: CounterOrder;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
  /** The time by the server's clock. */
  now: Date;
  /** Returns where the browser reads a photo. */
  photoHref: (problemId: string, photoId: string) => string;
  /** Whether there is money left that can go back. */
  canPayBack: boolean;
  /** Without a connection nothing can be done. @default false */
  isOffline?: boolean | undefined;
  /** Called when money is to go back for a problem. */
  onPayBack: (problem: OrderProblem) => void;
  /** Called when a problem is to be answered. */
  onAnswer: (problem: OrderProblem) => void;
  /** Called when a problem is to be closed; it is asked first. */
  onClose: (problem: OrderProblem) => void;
  /** Called when a photo is to be seen large; counted from 0. */
  onShowPhoto: (problem: OrderProblem, index: number) => void;
}

/** What the customer has found wrong with an order, each with its photos, its answers, and what can be done about it. */
export const OrderProblems = ({ order: entry, ...props }: OrderProblemsProps) => {
  const problems = (entry.order.problems ?? []).toSorted((a, b) => rank(a) - rank(b));
  return (
    <div className={styles.blocks}>
      {problems.map((problem) => (
        <Problem key={problem.id} problem={problem} items={entry.order.items} {...props} />
      ))}
    </div>
  );
};

// What waits for an answer comes first.
const rank = ({ state }: OrderProblem) => orderProblemStates.indexOf(state);

interface ProblemProps extends Omit<OrderProblemsProps, 'order'> {
  problem: OrderProblem;
  items: CounterOrder['order']['items'];
}

const Problem = ({ problem, items, times, now, isOffline = false, ...props }: ProblemProps) => {
  const { state, reason, text, photos, answers, createdAt, closedAt } = problem;
  const id = useId();
  const when = (instant: string) => formatDayAndTime(instant, now, times);
  const dishes = items.filter((item) => problem.lines.includes(item.id));
  const [stateWord, stateIcon] = strings.states[state];
  return (
    <section className={styles.block[state]} aria-labelledby={id}>
      <header className={styles.head}>
        <CounterIcon name="error" size="large" />
        <div>
          <h2 id={id} className={styles.title}>
            {strings.title(strings.reasons[reason])}
          </h2>
          <p className={styles.when}>{strings.reportedAt(when(createdAt))}</p>
          {closedAt !== null && <p className={styles.when}>{strings.closedAt(when(closedAt))}</p>}
        </div>
        <p className={styles.state[state]}>
          <CounterIcon name={stateIcon} size="small" />
          <span>{stateWord}</span>
        </p>
      </header>
      <ul>
        {dishes.length === 0 ? (
          <li className={styles.dish}>{strings.wholeOrder}</li>
        ) : (
          dishes.map((item) => (
            <li key={item.id} className={styles.dish}>
              {`${boardStrings.count(item.quantity)}${item.name}`}
            </li>
          ))
        )}
      </ul>
      {text !== '' && (
        <blockquote className={styles.words} dir="auto">
          {text}
        </blockquote>
      )}
      {photos.length > 0 && (
        <ProblemThumbs
          photos={photos}
          hrefOf={(photoId) => props.photoHref(problem.id, photoId)}
          onShow={(index) => props.onShowPhoto(problem, index)}
        />
      )}
      {answers.length > 0 && (
        <div className={styles.answers}>
          <h3 className={styles.answersTitle}>{strings.answers}</h3>
          {answers.map((answer) => (
            <div key={answer.at + answer.text} className={styles.answer}>
              <p className={styles.when}>
                <bdi>{strings.answeredBy(answer.by ?? strings.restaurant, when(answer.at))}</bdi>
              </p>
              <p className={styles.words} dir="auto">
                {answer.text}
              </p>
            </div>
          ))}
        </div>
      )}
      {state !== 'closed' && (
        <>
          {isOffline && <p className={styles.stopped}>{strings.stopped}</p>}
          <div className={styles.acts}>
            {props.canPayBack && (
              <CounterButton icon="refund" isDisabled={isOffline} onClick={() => props.onPayBack(problem)}>
                {strings.payBack}
              </CounterButton>
            )}
            {answers.length < orderProblemLimits.mostAnswers && (
              <CounterButton
                variant={state === 'open' ? 'ink' : 'line'}
                icon="edit"
                isDisabled={isOffline}
                onClick={() => props.onAnswer(problem)}
              >
                {strings.answer}
              </CounterButton>
            )}
            <CounterButton icon="check" isDisabled={isOffline} onClick={() => props.onClose(problem)}>
              {strings.close}
            </CounterButton>
          </div>
        </>
      )}
    </section>
  );
};
