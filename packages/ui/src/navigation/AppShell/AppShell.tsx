import type { ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import type { Elements } from '../../private/Words.tsx';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { navigationStrings as words } from '../navigation.strings.ts';
import { Sidebar, type SiteNavigationProps } from '../Sidebar/Sidebar.tsx';
// What only the server writes, or whose code comes later, has its styles from the first paint on.
import '../../menu/DietaryLegend/DietaryLegend.css.ts';
import '../../primitives/Banner/Banner.css.ts';
import '../ScriptlessNotice/ScriptlessNotice.css.ts';
import '../SiteFooter/SiteFooter.css.ts';
import * as styles from './AppShell.css.ts';

export interface AppShellProps extends SiteNavigationProps {
  /** The page. */
  children: ReactNode;
  /** The foot of the page, a SiteFooter. */
  footer?: Elements;
  /** The cart column on desktop; left out, the page takes its room. */
  cart?: ReactNode;
  /**
   * Keeps the column's room while nobody knows yet whether there is a cart, on documents whose root carries
   * `data-session="likely"`. @default false
   */
  reservesCart?: boolean;
  /** The ViewCartBar above the bottom bar on phones and tablets. */
  cartBar?: Elements;
  /** Whether the sidebar shows words. @default true */
  isSidebarOpen?: boolean;
  /** Called with the wanted state; the app keeps it for the next visit. */
  onSidebarToggle: (isOpen: boolean) => void;
}

/** The frame round every page: sidebar, page and cart on desktop; page, cart bar and bottom bar below. */
export const AppShell = ({
  children,
  footer,
  cart,
  reservesCart = false,
  cartBar,
  isSidebarOpen = true,
  onSidebarToggle,
  current,
  ...sidebar
}: AppShellProps) => {
  const hasCart = Boolean(cart);
  return (
    <div
      className={classNames(
        styles.shell,
        isSidebarOpen ? styles.open : styles.collapsed,
        hasCart && styles.withCart,
        !hasCart && reservesCart && styles.reserving,
      )}
      data-shell={isSidebarOpen ? 'open' : 'collapsed'}
    >
      <a href="#content" className={styles.skip}>
        {words.skipToContent}
      </a>
      <aside aria-label={words.site} className={styles.sideColumn}>
        <Sidebar {...sidebar} current={current} isOpen={isSidebarOpen} onToggle={onSidebarToggle} />
      </aside>
      <div className={styles.column}>
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer}
      </div>
      {hasCart && (
        <aside aria-label={words.cart} className={styles.cartColumn}>
          <div className={styles.cartPanel}>{cart}</div>
        </aside>
      )}
      <div className={styles.below}>
        {cartBar && <div className={styles.cartBar}>{cartBar}</div>}
        <BottomBar current={current} />
      </div>
    </div>
  );
};
