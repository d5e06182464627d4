import type { ReactNode } from 'react';
import type { Elements } from '../../private/Words.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Banner.css.ts';

const icons = { info: 'info', good: 'check', bad: 'error' } as const;

export interface BannerProps {
  /** The message: what is so, and what to do. */
  children: ReactNode;
  /** Errors (`bad`) are announced at once. @default 'info' */
  tone?: 'info' | 'good' | 'bad';
  /** One action, such as trying again. */
  action?: Elements;
}

/** A message that belongs to a place on the page and stays. For passing news use a toast. */
export const Banner = ({ children, tone = 'info', action }: BannerProps) => (
  <div role={tone === 'bad' ? 'alert' : undefined} className={styles.banner[tone]}>
    <Icon name={icons[tone]} />
    <div className={styles.body}>{children}</div>
    {action}
  </div>
);
