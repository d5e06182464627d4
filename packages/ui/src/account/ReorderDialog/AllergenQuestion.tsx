import { type LeftLine, multiplyPence, type OrderItem } from '@tiffin/domain';
import { useId } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { changeWords, statedBefore, statesNow, reorderStrings as strings } from '../reorder.strings.ts';
import * as styles from './ReorderDialog.css.ts';
import { ReorderLine } from './ReorderLine.tsx';

export interface AllergenQuestionProps {
  /** The line that was left. */
  readonly line: LeftLine;
  /** The line as it was ordered. */
  readonly item: OrderItem | undefined;
  /** It is on its way to the cart. */
  readonly isAccepting: boolean;
  /** One of the lines is on its way: the others wait. */
  readonly isWaiting: boolean;
  /** Why it was not added, in words for the customer; null while that has not happened. */
  readonly failure: string | null;
  /** Called when the customer wants it all the same. */
  readonly onAccept: () => void;
  /** Called when the customer does not want it. */
  readonly onLeave: () => void;
}

/** Asks whether a dish is wanted although its allergens have changed: those of now and those of then, side by side. */
export const AllergenQuestion = ({
  line,
  item,
  isAccepting,
  isWaiting,
  failure,
  onAccept,
  onLeave,
}: AllergenQuestionProps) => {
  const id = useId();
  const { before = null, now = null } = line.allergens ?? {};
  const isKnown = before !== null || now !== null;
  return (
    <section aria-labelledby={id} className={styles.question}>
      <h3 id={id} className={styles.questionHeading}>
        <Icon name="warning" />
        <span>
          {(isKnown ? strings.allergensChanged : strings.allergensUnknown)(changeWords(before, now))}
        </span>
      </h3>
      <ReorderLine
        as="div"
        name={line.name}
        quantity={line.quantity}
        item={item}
        texts={[statesNow(now), statedBefore(before)]}
        price={line.unitPrice !== null && <Price amount={multiplyPence(line.unitPrice, line.quantity)} />}
      />
      {failure !== null && <Banner tone="bad">{failure}</Banner>}
      <div className={styles.choices}>
        {!isAccepting && (
          <Button variant="secondary" size="small" className={styles.answer} onClick={onLeave}>
            <span>{strings.leave}</span>
            <VisuallyHidden>{` ${line.name}`}</VisuallyHidden>
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          className={styles.answer}
          icon="add"
          isLoading={isAccepting}
          onClick={() => void (isWaiting || onAccept())}
        >
          <span>{isAccepting ? strings.accepting : strings.accept}</span>
          <VisuallyHidden>{` ${line.name}`}</VisuallyHidden>
        </Button>
      </div>
    </section>
  );
};
