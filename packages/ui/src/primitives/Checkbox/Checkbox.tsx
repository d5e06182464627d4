import { type ReactNode, type Ref, useId } from 'react';
import * as styles from '../../private/choice.css.ts';
import { Words } from '../../private/Words.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface CheckboxProps {
  /** What is agreed to or chosen. */
  label: ReactNode;
  /** Whether it is ticked. */
  isChecked: boolean;
  /** Called with the new state at each change. */
  onChange: (isChecked: boolean) => void;
  /** Words under the label. */
  note?: ReactNode;
  /** Words at the end of the row, such as a price. */
  detail?: ReactNode;
  /** Cannot be changed at the moment. @default false */
  isDisabled?: boolean | undefined;
  /** `row` in a list of choices with hairlines, `plain` alone. @default 'plain' */
  look?: 'plain' | 'row';
  /** The form's name for it. */
  name?: string;
  /** The checkbox's id, for links from an ErrorSummary. */
  id?: string;
  /** The id of an error line that is about this choice. */
  errorId?: string | undefined;
  /** The input element. */
  ref?: Ref<HTMLInputElement>;
}

/** One yes or no, or one of several choices that may be combined. Never ticked in advance. */
export const Checkbox = ({
  label,
  isChecked,
  onChange,
  note,
  detail,
  isDisabled = false,
  look = 'plain',
  name,
  id,
  errorId,
  ref,
}: CheckboxProps) => {
  const noteId = useId();
  const described = [errorId, note !== undefined && noteId].filter(Boolean).join(' ');
  return (
    <label className={styles.choice[look]}>
      <input
        ref={ref}
        type="checkbox"
        id={id}
        name={name}
        checked={isChecked}
        disabled={isDisabled}
        aria-describedby={described || undefined}
        aria-invalid={errorId === undefined ? undefined : true}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className={styles.nativeInput}
      />
      <span className={styles.mark.checkbox} aria-hidden="true">
        <Icon name="check" size="small" className={styles.tick} />
      </span>
      <span className={styles.text}>
        <Words>{label}</Words>
        {note !== undefined && (
          <span id={noteId} className={styles.note}>
            {note}
          </span>
        )}
      </span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </label>
  );
};
