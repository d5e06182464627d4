import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import type { Restaurant } from '@tiffin/api';
import type { StaffPerson } from '@tiffin/api/counter';
import { localTimes, openStatus } from '@tiffin/domain';
import { AlarmBar, CounterFrame, type CounterPage, WaitingPage } from '@tiffin/ui';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { OrderActionsProvider } from '../features/board/order-actions-provider.tsx';
import { BoardProvider, useBoard, useServerNow } from '../features/board-feed/board-provider.tsx';
import { ShiftProvider, useShift } from '../features/board-feed/shift.tsx';
import { menuQueries, soldOutCount } from '../features/menu/menu.queries.ts';
import { useManagerMode } from '../features/pin/use-manager-mode.ts';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { useRestaurantRefresh } from '../features/restaurant/use-restaurant-refresh.ts';
import { counterPages } from './counter-pages.ts';
import { OutsiderBar } from './OutsiderBar.tsx';
import { PauseBar } from './PauseBar.tsx';
import { shellStrings } from './shell.strings.ts';

// The board opens without it; it is there before anyone presses Lock, also when the connection is lost meanwhile.
const loadCover = () => import('./Cover.tsx');
const Cover = lazy(async () => ({ default: (await loadCover()).Cover }));

interface CounterShellProps {
  /** What people call this device. */
  readonly deviceName: string;
  /** Whether the person looks after devices and people. */
  readonly hasTeam: boolean;
  /** The person who is signed in on this device but does not work at its restaurant. */
  readonly outsider: StaffPerson | null;
}

/** What every page of the counter has: the shift, the board with its alarm, and the frame. */
export function CounterShell(props: CounterShellProps) {
  const restaurant = useRestaurant();
  return (
    <ShiftProvider>
      <BoardProvider key={restaurant.id} restaurantId={restaurant.id}>
        <OrderActionsProvider timeZone={restaurant.timeZone}>
          <Frame {...props} restaurant={restaurant} />
        </OrderActionsProvider>
      </BoardProvider>
    </ShiftProvider>
  );
}

interface FrameProps extends CounterShellProps {
  readonly restaurant: Restaurant;
}

function Frame({ restaurant, deviceName, hasTeam, outsider }: FrameProps) {
  const { isOn, hasSound, start, end, unlockSound } = useShift();
  const { board, isConnected, lastContactAt, slept, dismissSleep, read, waiting } = useBoard();
  useRestaurantRefresh(restaurant.id, board?.service.pause ?? null);
  const now = useServerNow();
  const { pathname } = useLocation();
  const current = pageOf(pathname);
  const navigate = useNavigate();
  const { data: menu } = useQuery({ ...menuQueries.availability(restaurant.id), enabled: isOn === false });
  const times = useMemo(() => localTimes(restaurant.timeZone), [restaurant.timeZone]);
  const manager = useManagerMode();
  const status = openStatus(restaurant, now);
  useEffect(() => {
    // What fails here is tried again where the cover is shown.
    loadCover().catch(() => undefined);
  }, []);
  if (isOn === null) return <WaitingPage label={shellStrings.loading} />;
  const outsiderBar = outsider !== null && (
    <OutsiderBar person={outsider} restaurantName={restaurant.name} times={times} />
  );
  // Only the board needs the bell: an order of Today, menu, service, days and team are looked after outside of a shift.
  if (!isOn && pathname === counterPages.orders) {
    return (
      <>
        {outsiderBar}
        <Suspense fallback={<WaitingPage label={shellStrings.loading} />}>
          <Cover
            restaurantName={restaurant.name}
            status={status}
            orders={waiting}
            deviceName={deviceName}
            isOnline={isConnected}
            hasSound={hasSound}
            soldOutCount={menu === undefined ? 0 : soldOutCount(menu)}
            canStayAwake={'wakeLock' in navigator}
            menuHref={counterPages.menu}
            times={times}
            now={now}
            onStart={start}
          />
        </Suspense>
      </>
    );
  }
  const lock = () => {
    end();
    // Whoever takes the device over is not the manager.
    if (manager.mode !== null) manager.end();
    // The other pages need no shift and would stay as they are.
    void navigate({ to: counterPages.orders });
  };
  return (
    <CounterFrame
      restaurantName={restaurant.name}
      status={status}
      current={current}
      hrefs={hasTeam ? counterPages : pagesOfStaff}
      newOrders={waiting.length}
      service={board?.service ?? nothingSet}
      isOnline={isConnected}
      hasSound={hasSound}
      times={times}
      now={now}
      manager={manager.mode}
      onLock={isOn ? lock : undefined}
      alarms={
        <>
          {!isConnected && lastContactAt !== null && (
            <AlarmBar
              alarm={{ kind: 'offline', since: lastContactAt.toISOString() }}
              times={times}
              onPress={read}
            />
          )}
          {isOn && !hasSound && (
            <AlarmBar alarm={{ kind: 'sound_blocked' }} times={times} onPress={unlockSound} />
          )}
          {slept !== null && (
            <AlarmBar
              alarm={{ kind: 'slept', from: slept.from.toISOString(), to: slept.to.toISOString() }}
              times={times}
              onPress={dismissSleep}
            />
          )}
          {current === 'orders' && <PauseBar restaurantId={restaurant.id} times={times} now={now} />}
          {outsiderBar}
        </>
      }
    >
      <Outlet />
    </CounterFrame>
  );
}

// Until the board has been read.
const nothingSet = { pause: null, busy: null } as const;
const { team: _, ...pagesOfStaff } = counterPages;

function pageOf(pathname: string): CounterPage | null {
  if (pathname === counterPages.orders || pathname.startsWith('/orders/')) return 'orders';
  const page = (['menu', 'service', 'today', 'team'] as const).find(
    (name) => pathname === counterPages[name],
  );
  return page ?? null;
}
