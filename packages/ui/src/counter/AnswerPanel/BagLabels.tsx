import { useState } from 'react';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as stepper from '../DishStepper/DishStepper.css.ts';
import { orderPageStrings as strings } from '../order-page.strings.ts';
import * as styles from './AnswerPanel.css.ts';

interface BagLabelsProps {
  /** Called with the number of bags, each of which gets a label. */
  onPrint: (bags: number) => void;
}

const most = 9;

/** How many bags there are, and the press that prints a label for each. */
export const BagLabels = ({ onPrint }: BagLabelsProps) => {
  const [bags, setBags] = useState(1);
  // Pressed at its end a button keeps the focus.
  const step = (icon: 'subtract' | 'add', label: string, next: number) => {
    const isEnd = next < 1 || next > most;
    return (
      <button
        type="button"
        className={stepper.step}
        aria-label={label}
        aria-disabled={isEnd}
        onClick={() => !isEnd && setBags(next)}
      >
        <CounterIcon name={icon} />
      </button>
    );
  };
  return (
    <div className={styles.labels}>
      <fieldset aria-label={strings.bags} className={stepper.stepper}>
        {step('subtract', strings.fewerBags, bags - 1)}
        <output className={stepper.count}>{strings.bagCount(bags)}</output>
        {step('add', strings.moreBags, bags + 1)}
      </fieldset>
      <CounterButton isWide icon="print" onClick={() => onPrint(bags)}>
        {strings.printLabels(bags)}
      </CounterButton>
    </div>
  );
};
