import { icon, pointing } from '../../primitives/Icon/Icon.css.ts';
import { classNames } from '../../private/class-names.ts';
import * as styles from './CounterIcon.css.ts';
import drawings from './counter-icons.svg?no-inline';
import type { CounterIconName } from './counter-icons.ts';

/** Props of {@link CounterIcon}. */
export interface CounterIconProps {
  /** What the icon stands for. */
  name: CounterIconName;
  /** 20, 24, 30 or 40 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Further class names, for placing. */
  className?: string | undefined;
}

/** Turned round where the text runs from right to left. */
const directed: ReadonlySet<CounterIconName> = new Set(['back', 'forward', 'next', 'previous']);

/** A line icon of the counter in the colour of the text around it. Silent: words always stand beside it. */
export const CounterIcon = ({ name, size = 'medium', className }: CounterIconProps) => (
  <svg
    className={classNames(icon, styles.size[size], directed.has(name) && pointing, className)}
    aria-hidden="true"
  >
    <use href={`${drawings}#${name}`} />
  </svg>
);
