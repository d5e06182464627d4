import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { input } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as styles from './TextField.css.ts';

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
>;

export interface TextFieldProps extends NativeProps {
  /** What to enter. */
  label: ReactNode;
  /** The text. */
  value: string;
  /** Told the new text at each change. */
  onChange: (value: string) => void;
  /** The input's id, for links from an ErrorSummary. */
  id?: string | undefined;
  /** How to fill it in. */
  help?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** Says "(optional)" beside the label. @default false */
  isOptional?: boolean | undefined;
  /** Must be filled in; told to screen readers. @default false */
  isRequired?: boolean | undefined;
  /** Cannot be changed at the moment. @default false */
  isDisabled?: boolean | undefined;
  /** Kind of keyboard and autofill. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search';
  /** Forces capitals, for postcodes and promo codes. @default false */
  isUpperCase?: boolean | undefined;
  /** 56 px high with larger type, for a page's only field. @default false */
  isLarge?: boolean | undefined;
  /** Icon inside, before the text. */
  icon?: IconName | undefined;
  /** Words inside, before the text, such as a dialling code. */
  prefix?: string | undefined;
  /** A control or spinner inside, after the text. */
  trailing?: ReactNode;
  /** The input element. */
  ref?: Ref<HTMLInputElement>;
  /** Further class names, for placing. */
  className?: string | undefined;
}

/** One line of text with label, help and error. For several lines use TextArea. */
export const TextField = ({
  label,
  value,
  onChange,
  id,
  help,
  error,
  isOptional,
  isRequired = false,
  isDisabled = false,
  isUpperCase = false,
  isLarge = false,
  icon,
  prefix,
  trailing,
  className,
  ...native
}: TextFieldProps) => (
  <Field label={label} id={id} help={help} error={error} isOptional={isOptional} className={className}>
    {(control) => (
      <span className={styles.wrap}>
        {icon && <Icon name={icon} className={styles.lead} />}
        {prefix !== undefined && (
          <span className={styles.lead} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          type="text"
          {...native}
          {...control}
          value={value}
          disabled={isDisabled}
          required={isRequired}
          onChange={(event) => {
            const text = event.currentTarget.value;
            onChange(isUpperCase ? text.toUpperCase() : text);
          }}
          className={classNames(
            input,
            icon && styles.withLead.icon,
            prefix !== undefined && styles.withLead.prefix,
            trailing !== undefined && styles.withTrail,
            isUpperCase && styles.upperCase,
            isLarge && styles.large,
          )}
        />
        {trailing !== undefined && <span className={styles.trail}>{trailing}</span>}
      </span>
    )}
  </Field>
);
