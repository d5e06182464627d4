import * as styles from './Icon.css.ts';
import drawings from './icons.svg?no-inline';
import type { IconName } from './icons.ts';

export interface IconProps {
  /** What the icon stands for. */
  name: IconName;
  /** 16, 20, 23 (bottom bar) or 28 px. @default 'medium' */
  size?: 'small' | 'medium' | 'bar' | 'large';
  /** Spoken name; leave it out where words stand beside the icon. */
  label?: string;
  /** Further class names, for placing. */
  className?: string | undefined;
}

const pointing: ReadonlySet<IconName> = new Set(['back', 'forward', 'collapse', 'expand']);

/** A line icon in the colour of the text around it. Silent for screen readers unless it has a `label`. */
export const Icon = ({ name, size = 'medium', label, className }: IconProps) => {
  const classes = [styles.icon, styles.size[size], pointing.has(name) && styles.pointing, className]
    .filter(Boolean)
    .join(' ');
  const drawing = <use href={`${drawings}#${name}`} />;
  return label === undefined ? (
    <svg className={classes} aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <svg className={classes} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
};
