import type { ReactNode } from 'react';
import { Words } from '../../private/Words.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  /** `soft` marks a kind, `ink` a state that matters, `good` a success. @default 'soft' */
  tone?: 'soft' | 'ink' | 'good';
  /** Icon before the words. */
  icon?: IconName;
}

/** A small mark beside a name: "Default", "2 in your cart". It is read, never pressed. */
export const Badge = ({ children, tone = 'soft', icon }: BadgeProps) => (
  <span className={badge[tone]}>
    {icon && <Icon name={icon} size="small" />}
    <Words>{children}</Words>
  </span>
);
