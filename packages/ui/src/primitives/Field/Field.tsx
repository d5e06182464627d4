import { type ReactNode, useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** What ties a control to its label, help and error. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** What to enter. */
  label: ReactNode;
  /** The control's id, for links from an ErrorSummary; made up when left out. */
  id?: string | undefined;
  /** How to fill it in, between label and control: read before typing, and not covered by a phone's keyboard. */
  help?: ReactNode;
  /** What changes while typing, under the control: how much of the length is used. */
  count?: ReactNode;
  /** What is wrong and how to put it right. Shown with an icon and announced. */
  error?: string | undefined;
  /** Says so beside the label. @default false */
  isOptional?: boolean | undefined;
  /** The control, given the attributes that tie it to the field. */
  children: (control: FieldControlProps) => ReactNode;
  /** Further class names, for placing. */
  className?: string | undefined;
}

/** Label, help, control and error of one entry, tied together for screen readers. */
export const Field = ({
  label,
  id,
  help,
  count,
  error,
  isOptional = false,
  children,
  className,
}: FieldProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const countId = `${controlId}-count`;
  const described = [
    error !== undefined && errorId,
    help !== undefined && helpId,
    count !== undefined && countId,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {isOptional && (
          <>
            {' '}
            <span className={styles.optional}>(optional)</span>
          </>
        )}
      </label>
      {help !== undefined && (
        <div id={helpId} className={styles.help}>
          {help}
        </div>
      )}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldError id={errorId} message={error} />
      {count !== undefined && (
        <div id={countId} className={styles.count}>
          {count}
        </div>
      )}
    </div>
  );
};

export interface FieldErrorProps {
  /** Referred to by the control's `aria-describedby`. */
  id: string;
  /** What is wrong; nothing shows without it. */
  message: string | undefined;
}

/** The error line of a field or of a group of choices. */
export const FieldError = ({ id, message }: FieldErrorProps) =>
  message === undefined ? null : (
    <p id={id} className={styles.error}>
      <Icon name="error" size="small" className={styles.errorIcon} />
      {message}
    </p>
  );
