import { hasAllergyNote, hasNote, hasOpenProblem, needsAgeCheck, type Order } from '@tiffin/domain';
import type { Ref } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../private/class-names.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './OrderFlag.css.ts';

interface OrderFlagProps {
  order: Pick<Order, 'note' | 'allergyNote' | 'items' | 'problems'>;
  /** Shows two lines of each at most: the whole of it is read on the order's page. */
  isShort?: boolean;
  /** The words of the note, to ask whether all of them are in sight. */
  noteRef?: Ref<HTMLSpanElement>;
}

/** Where the customer has found something wrong, and nobody has answered that. */
const ProblemMark = ({ order }: { order: Pick<Order, 'problems'> }) =>
  hasOpenProblem(order) && (
    <p className={styles.problem}>
      <CounterIcon name="error" size="small" />
      <span>{strings.problem}</span>
    </p>
  );

/** What the customer wrote, above the dishes: an allergy in ink, the one thing in black, and framed the check of age and the note. */
export const OrderFlag = ({ order, isShort = false, noteRef }: OrderFlagProps) => {
  const words = classNames(styles.words, isShort && styles.short);
  return (
    <>
      <ProblemMark order={order} />
      {hasAllergyNote(order) && (
        <p className={styles.flag}>
          <CounterIcon name="allergy" />
          <span className={words}>
            <b className={styles.kind}>{strings.allergy}</b>{' '}
            <span dir="auto">{order.allergyNote.trim()}</span>
          </span>
        </p>
      )}
      {needsAgeCheck(order) && (
        <p className={styles.age}>
          <b className={styles.kind}>{strings.ageSign}</b> <span>{strings.checkAge}</span>
        </p>
      )}
      {hasNote(order) && (
        <p className={styles.note}>
          <CounterIcon name="note" size="small" />
          <VisuallyHidden>{strings.note}</VisuallyHidden>{' '}
          <span ref={noteRef} dir="auto" className={words}>
            {order.note.trim()}
          </span>
        </p>
      )}
    </>
  );
};
