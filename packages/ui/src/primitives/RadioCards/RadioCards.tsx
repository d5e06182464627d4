import { RadioOptions } from '../../private/RadioOptions.tsx';
import { type ChoiceGroupProps, FieldSet } from '../FieldSet/FieldSet.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as styles from './RadioCards.css.ts';

export interface RadioCardsProps<Value extends string> extends ChoiceGroupProps {
  /** The choices, four at most, each with its icon. */
  options: readonly { value: Value; label: string; icon: IconName }[];
  /** The chosen one; null while none is. */
  value: Value | null;
  /** Called with the new choice. */
  onChange: (value: Value) => void;
}

/** One of up to four choices, each a card with an icon. For more, or for long labels, use RadioGroup. */
export const RadioCards = <Value extends string>({
  options,
  value,
  onChange,
  ...fieldSet
}: RadioCardsProps<Value>) => (
  <FieldSet {...fieldSet}>
    {(errorId) => (
      <div className={styles.cards}>
        <RadioOptions
          options={options}
          value={value}
          onChange={onChange}
          className={styles.card}
          errorId={errorId}
          isInvalid={errorId !== undefined}
        >
          {({ icon, label }) => (
            <>
              <Icon name={icon} />
              <span>{label}</span>
              <span className={styles.tick} aria-hidden="true">
                <Icon name="check" className={styles.tickIcon} />
              </span>
            </>
          )}
        </RadioOptions>
      </div>
    )}
  </FieldSet>
);
