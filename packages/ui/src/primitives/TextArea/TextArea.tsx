import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../../private/class-names.ts';
import { input } from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import * as styles from './TextArea.css.ts';

type NativeProps = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'name' | 'onBlur' | 'onFocus' | 'placeholder' | 'rows' | 'autoFocus'
>;

export interface TextAreaProps extends NativeProps {
  /** What to enter. */
  label: ReactNode;
  /** The text. */
  value: string;
  /** Told the new text at each change. */
  onChange: (value: string) => void;
  /** The text area's id, for links from an ErrorSummary. */
  id?: string | undefined;
  /** How to fill it in. */
  help?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** Says "(optional)" beside the label. @default false */
  isOptional?: boolean | undefined;
  /** Most characters; a count of what is used stands under the text. */
  maxLength?: number | undefined;
  /** The text area element. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text with label, help and error, and a count where the length is limited. */
export const TextArea = ({
  label,
  value,
  onChange,
  id,
  help,
  error,
  isOptional,
  maxLength,
  ...native
}: TextAreaProps) => (
  <Field
    label={label}
    id={id}
    help={help}
    count={maxLength === undefined ? undefined : `${value.length} of ${maxLength} characters`}
    error={error}
    isOptional={isOptional}
  >
    {(control) => (
      <textarea
        {...native}
        {...control}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={classNames(input, styles.textArea)}
      />
    )}
  </Field>
);
