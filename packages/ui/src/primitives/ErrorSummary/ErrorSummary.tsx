import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryProps {
  /** Each problem with the id of its control, in the form's order. Nothing shows while there are none. */
  errors: readonly { fieldId: string; message: string }[];
  /** What it says; the count of the problems when left out. @default "Three things to fix" */
  title?: string | undefined;
  /** Raised at each try to send the form: the summary takes focus again. @default 0 */
  attempt?: number;
}

const countWords = ['', 'One thing', 'Two things', 'Three things', 'Four things'];

const countOf = (count: number) => `${countWords[count] ?? `${count} things`} to fix`;

const goToField = (event: MouseEvent, fieldId: string) => {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  // A group of choices is entered at its first control.
  const control = field.matches('fieldset') ? field.querySelector('input') : field;
  (control instanceof HTMLElement ? control : field).focus();
};

/**
 * All problems of a form in one place at its top. It takes focus once for each try to send the form, and never while
 * the customer types; each line leads to its field.
 */
export const ErrorSummary = ({ errors, title = countOf(errors.length), attempt = 0 }: ErrorSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const hasErrors = errors.length > 0;

  const focusedFor = useRef<number>(undefined);

  // A new attempt with the same errors takes focus again; an error that comes later must not take it from its field.
  useEffect(() => {
    if (!hasErrors || focusedFor.current === attempt) return;
    focusedFor.current = attempt;
    summary.current?.focus();
  }, [hasErrors, attempt]);

  if (!hasErrors) return null;
  return (
    <div ref={summary} role="alert" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <h2 id={titleId} className={styles.heading}>
        <Icon name="warning" />
        <span>{title}</span>
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className={styles.link} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
