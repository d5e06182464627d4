import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { navigationStrings as words } from '../navigation.strings.ts';
import { type NavigationEntry, navigationEntries } from '../navigation-entries.ts';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps {
  /** The entry that the page belongs to. */
  current?: NavigationEntry | undefined;
}

/** The navigation of phones and tablets, at the thumb. */
export const BottomBar = ({ current }: BottomBarProps) => (
  <nav aria-label={words.main} className={styles.bar}>
    <ul className={styles.list}>
      {navigationEntries.map(({ id, label, href, icon }) => (
        <li key={id}>
          <Link href={href} className={styles.entry} {...(id === current ? { 'aria-current': 'page' } : {})}>
            <Icon name={icon} size="bar" />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
