import type { LocalTimes, OpenStatus, ServiceState } from '@tiffin/domain';
import type { ReactNode } from 'react';
import { useOneFinger } from '../one-finger.ts';
import * as styles from './CounterFrame.css.ts';
import { type CounterHrefs, type CounterPage, CounterRail, type ManagerMode } from './CounterRail.tsx';
import { CounterTopBar } from './CounterTopBar.tsx';

/** Props of {@link CounterFrame}. */
export interface CounterFrameProps {
  /** Name of the restaurant. */
  restaurantName: string;
  /** The restaurant's own mark instead of its initial. @default null */
  logoUrl?: string | null;
  /** Whether the restaurant is open, worked out by `openStatus` of the domain. */
  status: Pick<OpenStatus, 'isOpen' | 'message'>;
  /** The page that is shown; null for one that the navigation does not name. */
  current: CounterPage | null;
  /** Addresses of the pages; without one for `team`, there is no entry for it. */
  hrefs: CounterHrefs;
  /** How many orders wait for an answer. */
  newOrders: number;
  /** What staff have set for the hours ahead. */
  service: ServiceState;
  /** Whether the backend answers. */
  isOnline: boolean;
  /** Whether the bell can ring. */
  hasSound: boolean;
  /** Writes instants in the restaurant's time zone. */
  times: LocalTimes;
  /** The time of the clock. */
  now: Date;
  /** `AlarmBar`s, the gravest first. @default null */
  alarms?: ReactNode;
  /** What a manager's PIN has opened on this device. @default null */
  manager?: ManagerMode | null;
  /** Called when Lock is pressed; without it there is no such entry. */
  onLock?: (() => void) | undefined;
  /** The page. */
  children: ReactNode;
}

/** The frame of every page of the counter: navigation, the state of service and tablet, and alarms. */
export const CounterFrame = (props: CounterFrameProps) => {
  const { restaurantName, logoUrl = null, status, current, hrefs, newOrders, service } = props;
  useOneFinger();
  const { isOnline, hasSound, times, now, alarms = null, onLock, children } = props;
  return (
    <div className={styles.frame}>
      <CounterRail
        restaurantName={restaurantName}
        logoUrl={logoUrl}
        current={current}
        hrefs={hrefs}
        newOrders={newOrders}
        manager={props.manager ?? null}
        onLock={onLock}
      />
      <CounterTopBar
        restaurantName={restaurantName}
        status={status}
        service={service}
        serviceHref={hrefs.service}
        isOnline={isOnline}
        hasSound={hasSound}
        times={times}
        now={now}
      />
      <div className={styles.alarms}>{alarms}</div>
      <main tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
};
