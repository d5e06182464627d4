import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './TeamPanel.css.ts';

interface FieldErrorProps {
  /** The id by which the field names it. */
  id: string;
  /** What is wrong with the field; null while nothing is. */
  message: string | null;
}

/** What is wrong with a field, below its form. */
export const FieldError = ({ id, message }: FieldErrorProps) => (
  <div role="alert" className={styles.errorPlace}>
    {message !== null && (
      <p id={id} className={styles.error}>
        <CounterIcon name="error" />
        <span>{message}</span>
      </p>
    )}
  </div>
);
