import type { ReactNode } from 'react';
import * as styles from './Link.css.ts';
import { type LinkComponentProps, useLinkComponent } from './LinkProvider.tsx';

export interface LinkProps extends LinkComponentProps {
  /** Where it leads, in words that make sense alone. */
  children: ReactNode;
  /** `text` in running text, `quiet` beside stronger things, `inherit` in the colour around it, `plain` unstyled. @default 'plain' when a className is given, else 'text' */
  variant?: 'text' | 'quiet' | 'inherit' | 'plain';
  /** Grows the target to 44 px; for links that stand alone. @default false */
  isLarge?: boolean;
}

/** Leads somewhere else. Inside the site it goes through the router that LinkProvider was given. */
export const Link = ({ children, variant, isLarge = false, className, href, ...rest }: LinkProps) => {
  const RouterLink = useLinkComponent();
  const look = variant ?? (className === undefined ? 'text' : 'plain');
  const props = {
    ...rest,
    href,
    className: [styles.link[look], isLarge && styles.hitArea, className].filter(Boolean).join(' '),
  };
  // The router does not handle places on the same page, telephone, mail and other sites.
  return /^(#|\/\/|[a-z][a-z\d+.-]*:)/i.test(href) ? (
    <a {...props}>{children}</a>
  ) : (
    <RouterLink {...props}>{children}</RouterLink>
  );
};
