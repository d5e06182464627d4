import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { dialogStrings } from '../dialogs.strings.ts';
import * as styles from './DishStepper.css.ts';

const strings = dialogStrings.refund;

interface DishStepperProps {
  /** The dish. */
  name: string;
  value: number;
  /** How many there are. */
  max: number;
  onChange: (value: number) => void;
}

/** How many of a dish: "1 of 2". A button at its end keeps the focus, which would otherwise fall out of the dialog. */
export const DishStepper = ({ name, value, max, onChange }: DishStepperProps) => (
  <fieldset aria-label={strings.howMany(name)} className={styles.stepper}>
    <button
      type="button"
      className={styles.step}
      aria-label={strings.fewer}
      aria-disabled={value <= 0}
      onClick={() => value > 0 && onChange(value - 1)}
    >
      <CounterIcon name="subtract" />
    </button>
    <output className={styles.count}>{strings.count(value, max)}</output>
    <button
      type="button"
      className={styles.step}
      aria-label={strings.more}
      aria-disabled={value >= max}
      onClick={() => value < max && onChange(value + 1)}
    >
      <CounterIcon name="add" />
    </button>
  </fieldset>
);
