import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  /** One to three words. */
  children: ReactNode;
  /** Where it leads; without an address the chip is a button that stays pressed. */
  href?: string | undefined;
  /** Marks the place where the reader is; for chips that lead somewhere. @default false */
  isCurrent?: boolean | undefined;
  /** Whether it is switched on; for chips that filter. @default false */
  isPressed?: boolean | undefined;
  /** Called at each press, also when the chip is a link. */
  onPress?: (() => void) | undefined;
}

/** One of a row of short choices: a link to a part of the menu, or a filter that is switched on and off. */
export const Chip = ({ children, href, isCurrent = false, isPressed = false, onPress }: ChipProps) =>
  href === undefined ? (
    <button type="button" aria-pressed={isPressed} onClick={onPress} className={styles.chip.toggle}>
      {children}
    </button>
  ) : (
    <Link href={href} aria-current={isCurrent || undefined} onClick={onPress} className={styles.chip.link}>
      {children}
    </Link>
  );
