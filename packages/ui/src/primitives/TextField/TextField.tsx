import { type InputHTMLAttributes, type ReactNode, useRef } from 'react';
import { classNames } from '../../private/class-names.ts';
import { useEarlyText } from '../../private/use-early-text.ts';
import { input, inputWrap } from '../Field/Field.css.ts';
import { Field, type FieldBaseProps, splitFieldProps } from '../Field/Field.tsx';
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

export interface TextFieldProps extends NativeProps, FieldBaseProps {
  /** The text. */
  value: string;
  /** Called with the new text at each change. */
  onChange: (value: string) => void;
  /** Called with the new text after a paste, so that a wrong one can be explained at once. */
  onPasted?: ((value: string) => void) | undefined;
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
}

/** One line of text with label, help and error. For several lines use TextArea. */
export const TextField = ({
  value,
  onChange,
  onPasted,
  type = 'text',
  isUpperCase = false,
  isLarge = false,
  icon,
  prefix,
  trailing,
  ...props
}: TextFieldProps) => {
  const { field, control: native } = splitFieldProps(props);
  const element = useRef<HTMLInputElement>(null);
  const written = (typed: string) => (isUpperCase ? typed.toUpperCase() : typed);
  useEarlyText(element, value, (typed) => onChange(written(typed)));
  return (
    <Field {...field}>
      {(control) => (
        <span className={inputWrap}>
          {icon && <Icon name={icon} className={styles.lead} />}
          {prefix !== undefined && (
            <span className={styles.lead} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            ref={element}
            type={type}
            {...native}
            {...control}
            value={value}
            onChange={(event) => {
              const text = written(event.currentTarget.value);
              onChange(text);
              const { nativeEvent } = event;
              if (nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste')
                onPasted?.(text);
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
};
