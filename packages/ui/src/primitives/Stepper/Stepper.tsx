import { useEffect, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Stepper.css.ts';

export interface StepperProps {
  /** Spoken name of the group: "Quantity of Smoked chicken tikka". */
  label: string;
  /** The number. */
  value: number;
  /** Called with the new number at each press. */
  onChange: (value: number) => void;
  /** Smallest number; the minus is disabled there. @default 1 */
  min?: number;
  /** Largest number; the plus is disabled there. @default 99 */
  max?: number;
}

/** A small whole number with minus and plus. Each new number is spoken. */
export const Stepper = ({ label, value, onChange, min = 1, max = 99 }: StepperProps) => {
  const fewer = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'fewer' | 'more'>(undefined);

  // A button that becomes disabled under the finger drops the focus: hand it to its neighbour.
  useEffect(() => {
    if (pressed.current === 'fewer' && value <= min) more.current?.focus();
    if (pressed.current === 'more' && value >= max) fewer.current?.focus();
    pressed.current = undefined;
  }, [value, min, max]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's group; this is one control.
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton
        ref={fewer}
        icon="subtract"
        iconSize="small"
        label="One fewer"
        isDisabled={value <= min}
        onClick={() => {
          pressed.current = 'fewer';
          onChange(value - 1);
        }}
      />
      <output className={styles.value}>{value}</output>
      <IconButton
        ref={more}
        icon="add"
        iconSize="small"
        label="One more"
        isDisabled={value >= max}
        onClick={() => {
          pressed.current = 'more';
          onChange(value + 1);
        }}
      />
    </div>
  );
};
