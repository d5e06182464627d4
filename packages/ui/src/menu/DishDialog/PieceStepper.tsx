import { useEffect, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { dishStrings } from '../dish.strings.ts';
import * as styles from './PieceStepper.css.ts';

interface PieceStepperProps {
  /** What is counted. */
  name: string;
  /** How many there are. */
  value: number;
  /** How many there may be. */
  max: number;
  onChange: (value: number) => void;
  /** The id of the price, which the plus is described by. */
  priceId: string;
}

/** How many pieces of a choice: a lone plus while there are none, then a stepper. Each new number is spoken. */
export const PieceStepper = ({ name, value, max, onChange, priceId }: PieceStepperProps) => {
  const fewer = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'fewer' | 'more'>(undefined);

  // A button that goes or is disabled under the finger drops the focus: hand it to its neighbour.
  useEffect(() => {
    if (pressed.current === 'fewer' && value === 0) more.current?.focus();
    if (pressed.current === 'more' && value >= max) fewer.current?.focus();
    pressed.current = undefined;
  }, [value, max]);

  const changeBy = (change: 1 | -1) => () => {
    pressed.current = change === 1 ? 'more' : 'fewer';
    onChange(value + change);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's group; this is one control.
    <div
      role="group"
      aria-label={dishStrings.howMany(name)}
      className={styles.stepper[value === 0 ? 'lone' : 'counted']}
    >
      {value > 0 && (
        <IconButton
          ref={fewer}
          icon="subtract"
          iconSize="small"
          label={dishStrings.oneFewer(name)}
          onClick={changeBy(-1)}
        />
      )}
      {/* Only what was there before is spoken when it changes. */}
      <output className={styles.value[value === 0 ? 'lone' : 'counted']}>{value}</output>
      <IconButton
        ref={more}
        icon="add"
        iconSize="small"
        label={dishStrings.oneMore(name)}
        aria-describedby={priceId}
        isDisabled={value >= max}
        onClick={changeBy(1)}
      />
    </div>
  );
};
