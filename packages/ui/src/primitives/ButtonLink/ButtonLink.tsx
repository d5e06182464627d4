import type { ReactNode } from 'react';
import { Words } from '../../private/Words.tsx';
import { buttonClass } from '../Button/button-class.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import type { LinkComponentProps } from '../Link/LinkProvider.tsx';

export interface ButtonLinkProps extends LinkComponentProps {
  /** The label: where it leads. */
  children: ReactNode;
  /** How much it matters: one `primary` per view. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'ink' | 'text' | 'quiet';
  /** 48 px, or 44 px for tight places. @default 'medium' */
  size?: 'medium' | 'small';
  /** Fills the width of its place. @default false */
  isWide?: boolean;
  /** Lines the words of `text` and `quiet` up with the end of their row: only the padding hangs over. */
  edge?: 'end' | undefined;
  /** Icon before the label. */
  icon?: IconName;
}

/** A link that looks like a button: the next step of a journey is another page. */
export const ButtonLink = ({
  children,
  variant = 'primary',
  size = 'medium',
  isWide = false,
  edge,
  icon,
  className,
  ...rest
}: ButtonLinkProps) => (
  <Link {...rest} variant="plain" className={buttonClass({ variant, size, isWide, edge }, className)}>
    {icon && <Icon name={icon} size="small" />}
    <Words>{children}</Words>
  </Link>
);
