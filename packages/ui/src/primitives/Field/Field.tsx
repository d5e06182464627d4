import { type ReactElement, type ReactNode, useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { Words } from '../../private/Words.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** What ties a control to its label, help and error. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
}

/** The props that every field has, whatever its control is. */
export interface FieldBaseProps {
  /** What to enter or choose. */
  label: ReactNode;
  /** The control's id, for links from an ErrorSummary; made up when left out. */
  id?: string | undefined;
  /** How to fill it in, between label and control: read before typing, and not covered by a phone's keyboard. */
  help?: ReactNode;
  /** What is wrong and how to put it right. Shown with an icon and announced. */
  error?: string | undefined;
  /** Says "(optional)" beside the label. @default false */
  isOptional?: boolean | undefined;
  /** Must be filled in; announced to screen readers. @default false */
  isRequired?: boolean | undefined;
  /** Cannot be changed at the moment. @default false */
  isDisabled?: boolean | undefined;
  /** Further class names, for placing. */
  className?: string | undefined;
}

/** Separates the props that a field has from those of its control. */
export function splitFieldProps<Props extends FieldBaseProps>(props: Props) {
  const { label, id, help, error, isOptional, isRequired, isDisabled, className, ...control } = props;
  return {
    field: { label, id, help, error, isOptional, isRequired, isDisabled, className },
    control,
  };
}

export interface FieldProps extends FieldBaseProps {
  /** What changes while typing, under the control: how much of the length is used. */
  count?: ReactNode;
  /** The control, given the attributes that tie it to the field. */
  children: (control: FieldControlProps) => ReactElement;
}

/** Label, help, control and error of one entry, tied together for screen readers. */
export const Field = ({
  label,
  id,
  help,
  count,
  error,
  isOptional = false,
  isRequired,
  isDisabled,
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
        <Words>{label}</Words>
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
        required: isRequired,
        disabled: isDisabled,
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
      <span>{message}</span>
    </p>
  );
