import * as styles from './Icon.css.ts';
import { type IconName, icons } from './icons.ts';

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

/** A line icon in the colour of the text around it. Silent for screen readers unless it has a `label`. */
export const Icon = ({ name, size = 'medium', label, className }: IconProps) => {
  const Drawing = icons[name];
  const classes = [styles.icon, styles.size[size], className].filter(Boolean).join(' ');
  return label === undefined ? (
    <Drawing className={classes} strokeWidth={1.75} aria-hidden="true" />
  ) : (
    <Drawing className={classes} strokeWidth={1.75} role="img" aria-label={label} />
  );
};
