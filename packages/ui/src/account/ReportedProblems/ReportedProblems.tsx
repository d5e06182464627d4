import type { OrderItem, OrderProblem, OrderTimes } from '@tiffin/domain';
import { useId } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { orderProblemStrings, reportedProblemStrings as strings } from '../order-problem.strings.ts';
import { type LoadPhoto, ReportedPhoto } from './ReportedPhoto.tsx';
import * as styles from './ReportedProblems.css.ts';

export interface ReportedProblemsProps {
  /** What was reported, oldest first; nothing is shown where there is nothing. */
  problems: readonly OrderProblem[];
  /** The order's lines. */
  items: readonly Pick<OrderItem, 'id' | 'name' | 'quantity'>[];
  /** Writes instants in the restaurant's time zone. */
  times: Pick<OrderTimes, 'time' | 'day'>;
  /** Fetches a photo; always the same function. */
  loadPhoto: LoadPhoto;
}

/** What the customer has reported about an order, how far it has come, and what the restaurant has answered. */
export const ReportedProblems = ({ problems, ...shared }: ReportedProblemsProps) => {
  const id = useId();
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {strings.title}
      </h2>
      <ul>
        {problems.map((problem) => (
          <Reported key={problem.id} problem={problem} {...shared} />
        ))}
      </ul>
    </section>
  );
};

type ReportedProps = Omit<ReportedProblemsProps, 'problems'> & { readonly problem: OrderProblem };

const Reported = ({ problem, items, times, loadPhoto }: ReportedProps) => {
  const { reason, lines, text, photos, createdAt, answers } = problem;
  const dishes = items.filter(({ id }) => lines.includes(id));
  return (
    <li className={styles.problem}>
      <h3 className={styles.reason}>{orderProblemStrings.reasons[reason]}</h3>
      {dishes.length === 0 ? (
        <p>{strings.whole}</p>
      ) : (
        <ul translate="no">
          {dishes.map(({ id, name, quantity }) => (
            <li key={id}>{`${quantity}\u00a0× ${name}`}</li>
          ))}
        </ul>
      )}
      {text !== '' && (
        <blockquote className={styles.words} aria-label={strings.words}>
          <p className={styles.written} dir="auto" translate="no">
            {text}
          </p>
        </blockquote>
      )}
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map((photo, at) => (
            <ReportedPhoto
              key={photo.id}
              problemId={problem.id}
              photo={photo}
              number={at + 1}
              loadPhoto={loadPhoto}
            />
          ))}
        </div>
      )}
      <p className={styles.aside}>{strings.sentAt(times.day(createdAt), times.time(createdAt))}</p>
      <p className={styles.state} role="status">
        <Icon name={icons[problem.state]} size="small" />
        <span>{stateWords(problem, times)}</span>
      </p>
      {answers.map((answer) => (
        <div key={`${answer.at} ${answer.text}`} className={styles.panel.plain}>
          <p className={styles.aside}>{strings.answer(times.day(answer.at), times.time(answer.at))}</p>
          <p className={styles.written} dir="auto">
            {answer.text}
          </p>
        </div>
      ))}
    </li>
  );
};

const icons = { open: 'clock', answered: 'check', closed: 'check' } as const satisfies Record<
  OrderProblem['state'],
  IconName
>;

function stateWords({ state, answers }: OrderProblem, times: ReportedProps['times']): string {
  const last = answers.at(-1);
  if (state !== 'answered' || last === undefined) return state === 'closed' ? strings.closed : strings.open;
  return strings.answered(times.day(last.at), times.time(last.at));
}
