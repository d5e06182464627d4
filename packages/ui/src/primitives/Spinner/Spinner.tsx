import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for, spoken once. An empty string where words stand beside it. @default 'Loading' */
  label?: string;
  /** Further class names, for placing. */
  className?: string;
}

/** A small turning wheel for waits of unknown length. Where the shape of the content is known, use Skeleton. */
export const Spinner = ({ label = 'Loading', className }: SpinnerProps) => {
  const wheel = <span className={styles.wheel} aria-hidden="true" />;
  const classes = [styles.spinner, className].filter(Boolean).join(' ');
  return label === '' ? (
    <span className={classes}>{wheel}</span>
  ) : (
    <span role="status" className={classes}>
      {wheel}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
};
