import { Link } from '../../primitives/Link/Link.tsx';
import type { CounterPageHref } from '../../primitives/Link/page-href.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../private/class-names.ts';
import * as button from '../CounterButton/CounterButton.css.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import type { CounterIconName } from '../CounterIcon/counter-icons.ts';
import * as styles from './CounterLink.css.ts';

interface CounterLinkProps {
  /** Where it leads, or what it saves. */
  children: string;
  /** The address. */
  href: CounterPageHref;
  /** Icon before the words. */
  icon: CounterIconName;
  /** Fills the width of its place. @default false */
  isWide?: boolean;
  /** Shows the icon alone, in a square; the words are for those who hear them. @default false */
  isSquare?: boolean;
  /** Saves what is there as a file instead of going there. @default false */
  isDownload?: boolean;
}

/** A link that looks like a `CounterButton`. */
export const CounterLink = ({
  children,
  href,
  icon,
  isWide = false,
  isSquare = false,
  isDownload = false,
}: CounterLinkProps) => {
  const look = classNames(
    button.button,
    button.size.medium,
    button.variant.line,
    isWide && button.wide,
    isSquare && styles.square,
  );
  const content = (
    <>
      <CounterIcon name={icon} />
      {isSquare ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
    </>
  );
  // A router would look for a page there.
  return isDownload ? (
    <a href={href} download="" className={look}>
      {content}
    </a>
  ) : (
    <Link href={href} className={look}>
      {content}
    </Link>
  );
};
