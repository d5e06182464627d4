import type { Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { input } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Select.css.ts';

/** One of the choices of a {@link Select}. */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Cannot be chosen at the moment. */
  readonly isDisabled?: boolean;
}

export interface SelectProps<Value extends string> {
  /** What is chosen. */
  label: string;
  /** The choices, in an order that people know: by size, by date, by name. */
  options: readonly SelectOption<Value>[];
  /** The chosen one; null while none is, which shows the placeholder. */
  value: Value | null;
  /** Told the new choice. */
  onChange: (value: Value) => void;
  /** What it says before anything is chosen; it cannot be chosen itself. @default 'Choose one' */
  placeholder?: string | undefined;
  /** How to choose. */
  help?: string | undefined;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** Says "(optional)" beside the label. @default false */
  isOptional?: boolean | undefined;
  /** Must be chosen; told to screen readers. @default false */
  isRequired?: boolean | undefined;
  /** Cannot be changed at the moment. @default false */
  isDisabled?: boolean | undefined;
  /** Kind of autofill, such as `country-name`. */
  autoComplete?: string | undefined;
  /** The form's name for it. */
  name?: string | undefined;
  /** The control's id, for links from an ErrorSummary. */
  id?: string | undefined;
  /** The select element. */
  ref?: Ref<HTMLSelectElement>;
  /** Further class names, for placing. */
  className?: string | undefined;
}

/** One of many choices, in the platform's own list: it opens as people know it, on phones as a wheel. */
export const Select = <Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder = 'Choose one',
  help,
  error,
  isOptional = false,
  isRequired = false,
  isDisabled = false,
  id,
  className,
  ...native
}: SelectProps<Value>) => (
  <Field label={label} id={id} help={help} error={error} isOptional={isOptional} className={className}>
    {(control) => (
      <span className={styles.wrap}>
        <select
          {...native}
          {...control}
          value={value ?? ''}
          disabled={isDisabled}
          required={isRequired}
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
