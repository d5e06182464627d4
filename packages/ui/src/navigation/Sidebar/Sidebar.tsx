import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../private/class-names.ts';
import { useFocusAfterRemoval } from '../../private/use-focus-after-removal.ts';
import { BrandDisc } from '../BrandDisc/BrandDisc.tsx';
import { navigationStrings as words } from '../navigation.strings.ts';
import { loginHref, type NavigationEntry, navigationEntries } from '../navigation-entries.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarEntry } from './SidebarEntry.tsx';

/** What the site's navigation says of restaurant and customer. */
export interface SiteNavigationProps {
  /** Name of the restaurant. */
  restaurantName: string;
  /** The restaurant's own mark. @default null */
  logoUrl?: string | null | undefined;
  /** The entry that the page belongs to. */
  current?: NavigationEntry | undefined;
  /** Whether a customer is signed in; undefined while nobody knows, which shows neither Login nor Log out. */
  isSignedIn: boolean | undefined;
  /** Called when the customer logs out. */
  onLogOut: () => void;
}

export interface SidebarProps extends SiteNavigationProps {
  /** Full width, or icons only. */
  isOpen: boolean;
  /** Called with the wanted state; the app keeps it. */
  onToggle: (isOpen: boolean) => void;
}

/** The desktop's navigation, collapsible to icons with tooltips. */
export const Sidebar = ({
  restaurantName,
  logoUrl,
  current,
  isSignedIn,
  onLogOut,
  isOpen,
  onToggle,
}: SidebarProps) => {
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>(isSignedIn);
  const logOut = () => {
    expectRemoval();
    onLogOut();
  };
  return (
    <div className={styles.sidebar}>
      <Link href="/" className={classNames(styles.brand, !isOpen && styles.collapsed)}>
        <BrandDisc name={restaurantName} logoUrl={logoUrl ?? null} />
        {isOpen && <span className={styles.brandName}>{restaurantName.replace(' & ', ' &\u00a0')}</span>}
        <VisuallyHidden>{isOpen ? words.home : words.homeOf(restaurantName)}</VisuallyHidden>
      </Link>
      <nav aria-label={words.main}>
        <ul className={styles.list}>
          {navigationEntries.map(({ id, label, href, icon }) => (
            <li key={id}>
              <SidebarEntry
                label={label}
                href={href}
                icon={icon}
                isCollapsed={!isOpen}
                isCurrent={id === current}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div ref={place} tabIndex={-1} className={styles.foot}>
        {isSignedIn === undefined && <span className={styles.place} />}
        {isSignedIn === false && (
          <SidebarEntry
            label={words.login}
            href={loginHref}
            icon="login"
            isCollapsed={!isOpen}
            isCurrent={current === 'login'}
            isLogin
          />
        )}
        {isSignedIn && (
          <SidebarEntry label={words.logOut} icon="logout" isCollapsed={!isOpen} onPress={logOut} />
        )}
        <SidebarEntry
          label={isOpen ? words.collapse : words.expand}
          icon={isOpen ? 'collapse' : 'expand'}
          isCollapsed={!isOpen}
          onPress={() => onToggle(!isOpen)}
        />
      </div>
    </div>
  );
};
