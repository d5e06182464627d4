import { BrandDisc } from '../../navigation/BrandDisc/BrandDisc.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { CounterPageHref } from '../../primitives/Link/page-href.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import type { CounterIconName } from '../CounterIcon/counter-icons.ts';
import { frameStrings as strings } from '../frame.strings.ts';
import * as styles from './CounterRail.css.ts';

/** A page of the counter. */
export type CounterPage = 'orders' | 'menu' | 'service' | 'today' | 'team';

/** Addresses of the counter's pages; without one for the team, there is no entry for it. */
export type CounterHrefs = Readonly<
  Record<Exclude<CounterPage, 'team'>, CounterPageHref> & Partial<Record<'team', CounterPageHref>>
>;

/** What a manager's PIN has opened on this device. */
export interface ManagerMode {
  /** For how long it lasts. */
  readonly minutes: number;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

interface CounterRailProps {
  manager: ManagerMode | null;
  restaurantName: string;
  logoUrl: string | null;
  current: CounterPage | null;
  hrefs: CounterHrefs;
  newOrders: number;
  onLock: (() => void) | undefined;
}

const entries: readonly { page: CounterPage; icon: CounterIconName }[] = [
  { page: 'orders', icon: 'orders' },
  { page: 'menu', icon: 'menu' },
  { page: 'service', icon: 'service' },
  { page: 'today', icon: 'day' },
  { page: 'team', icon: 'people' },
];

/** The counter's navigation: a rail on tablets, a bar at the foot of narrower windows. */
export const CounterRail = (props: CounterRailProps) => {
  const { restaurantName, logoUrl, current, hrefs, newOrders, manager, onLock } = props;
  return (
    <nav tabIndex={-1} className={styles.rail} aria-label={strings.navigation}>
      <span className={styles.brand}>
        <BrandDisc name={restaurantName} logoUrl={logoUrl} />
      </span>
      <ul className={styles.list}>
        {entries.map(({ page, icon }) => {
          const href = hrefs[page];
          return (
            href !== undefined && (
              <li key={page} className={styles.place}>
                <Link
                  href={href}
                  className={styles.entry}
                  {...(page === current ? { 'aria-current': 'page' } : {})}
                >
                  <CounterIcon name={icon} />
                  <span>{strings.pages[page]}</span>
                  {page === 'orders' && newOrders > 0 && (
                    <span className={styles.badge}>
                      <span aria-hidden="true">{newOrders}</span>
                      <VisuallyHidden>{strings.newOrders(newOrders)}</VisuallyHidden>
                    </span>
                  )}
                </Link>
              </li>
            )
          );
        })}
        {manager !== null && (
          <li className={styles.manager}>
            <section aria-label={strings.managerMode} className={styles.managerBlock}>
              <CounterIcon name="key" />
              <span>{strings.managerMode}</span>
              <b>{strings.minutes(manager.minutes)}</b>
              <CounterButton
                size="small"
                isWide
                className={styles.end}
                aria-label={strings.endManagerModeSpoken}
                isLoading={manager.isEnding}
                onClick={manager.onEnd}
              >
                {strings.endManagerMode}
              </CounterButton>
            </section>
          </li>
        )}
        {onLock !== undefined && (
          <li className={manager === null ? styles.last : styles.place}>
            <button type="button" className={styles.entry} onClick={onLock}>
              <CounterIcon name="lock" />
              <span>{strings.lock}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
};
