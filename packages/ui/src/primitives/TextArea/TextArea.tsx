import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../../private/class-names.ts';
import { input } from '../Field/Field.css.ts';
import { Field, type FieldBaseProps, splitFieldProps } from '../Field/Field.tsx';
import * as styles from './TextArea.css.ts';

type NativeProps = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'name' | 'onBlur' | 'onFocus' | 'placeholder' | 'rows' | 'autoFocus'
>;

export interface TextAreaProps extends NativeProps, FieldBaseProps {
  /** The text. */
  value: string;
  /** Called with the new text at each change. */
  onChange: (value: string) => void;
  /** Most characters; a count of what is used stands under the text. */
  maxLength?: number | undefined;
  /** How many characters there are before the count shows, for a text that is usually short. @default 0 */
  countFrom?: number | undefined;
  /** The text area element. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text with label, help and error, and a count where the length is limited. */
export const TextArea = ({ value, onChange, maxLength, countFrom = 0, ...props }: TextAreaProps) => {
  const { field, control: native } = splitFieldProps(props);
  return (
    <Field
      {...field}
      count={
        maxLength === undefined || value.length < countFrom
          ? undefined
          : `${value.length} of ${maxLength} characters`
      }
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
};
