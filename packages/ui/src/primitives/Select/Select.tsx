import type { Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { input, inputWrap } from '../Field/Field.css.ts';
import { Field, type FieldBaseProps, splitFieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Select.css.ts';

/** One of the choices of a {@link Select}. */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Cannot be chosen at the moment. */
  readonly isDisabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldBaseProps {
  /** The choices, in an order that people know: by size, by date, by name. */
  options: readonly SelectOption<Value>[];
  /** The chosen one; null while none is, which shows the placeholder. */
  value: Value | null;
  /** Called with the new choice. */
  onChange: (value: Value) => void;
  /** What it says before anything is chosen; it cannot be chosen itself. @default 'Choose one' */
  placeholder?: string | undefined;
  /** Kind of autofill, such as `country-name`. */
  autoComplete?: string | undefined;
  /** The form's name for it. */
  name?: string | undefined;
  /** The select element. */
  ref?: Ref<HTMLSelectElement>;
}

/** One of many choices, in the platform's own list: it opens as people know it, on phones as a wheel. */
export const Select = <Value extends string>({
  options,
  value,
  onChange,
  placeholder = 'Choose one',
  ...props
}: SelectProps<Value>) => {
  const { field, control: native } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className={inputWrap}>
          <select
            {...native}
            {...control}
            value={value ?? ''}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value);
              if (chosen) onChange(chosen.value);
            }}
            className={classNames(input, styles.select)}
          >
            {value === null && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="open" size="small" className={styles.arrow} />
        </span>
      )}
    </Field>
  );
};
