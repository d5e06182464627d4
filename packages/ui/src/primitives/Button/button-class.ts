import { classNames } from '../../private/class-names.ts';
import * as styles from './Button.css.ts';

interface ButtonLook {
  variant: keyof typeof styles.variant;
  size: keyof typeof styles.size;
  isWide: boolean;
  edge: 'end' | undefined;
}

/** The class names of a button, or of a link that looks like one, with the caller's own. */
export const buttonClass = ({ variant, size, isWide, edge }: ButtonLook, className: string | undefined) =>
  classNames(
    styles.button,
    styles.size[size],
    styles.variant[variant],
    isWide && styles.wide,
    edge === 'end' && styles.atEnd,
    className,
  );
