import { Navigate, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import type { Restaurant } from '@tiffin/api';
import type { StaffPerson } from '@tiffin/api/counter';
import { localTimes, openStatus } from '@tiffin/domain';
import { CounterFrame, type CounterPage, WaitingPage } from '@tiffin/ui';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { OrderActionsProvider } from '../features/board/order-actions-provider.tsx';
import { BoardProvider, useBoard, useServerNow } from '../features/board-feed/board-provider.tsx';
import { ShiftProvider, useShift } from '../features/board-feed/shift.tsx';
import { useLockNeedsPin } from '../features/pin/use-lock.ts';
import { useManagerMode } from '../features/pin/use-manager-mode.ts';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { useRestaurantRefresh } from '../features/restaurant/use-restaurant-refresh.ts';
import { counterPages } from './counter-pages.ts';
import { shellStrings } from './shell.strings.ts';
import { useIsIdle } from './use-is-idle.ts';

// The board opens without them; they are there before anyone presses Lock, also when the connection is lost meanwhile.
const loadCover = () => import('./Cover.tsx');
const loadAlarms = () => import('./ShellAlarms.tsx');
const Cover = lazy(async () => ({ default: (await loadCover()).Cover }));
const ShellAlarms = lazy(async () => ({ default: (await loadAlarms()).ShellAlarms }));
// Only devices with a printer load it.
const AutoPrinter = lazy(async () => ({
  default: (await import('../features/board/AutoPrinter.tsx')).AutoPrinter,
}));
// Nothing waits for it. Where it does not come, nothing is kept.
const KeepBoard = lazy(() =>
  import('../features/offline/KeepBoard.tsx').then(
    (loaded) => ({ default: loaded.KeepBoard }),
    () => ({ default: () => null }),
  ),
);

interface CounterShellProps {
  /** What people call this device. */
  readonly deviceName: string;
  /** Whether it is a paired device, and not a person's own browser. */
  readonly isPaired: boolean;
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
        <Keeper restaurant={restaurant} />
        <OrderActionsProvider timeZone={restaurant.timeZone} isPaired={props.isPaired}>
          <Frame {...props} restaurant={restaurant} />
        </OrderActionsProvider>
      </BoardProvider>
    </ShiftProvider>
  );
}

function Keeper({ restaurant }: { readonly restaurant: Restaurant }) {
  const isIdle = useIsIdle();
  return (
    isIdle && (
      <Suspense fallback={null}>
        <KeepBoard restaurant={restaurant} />
      </Suspense>
    )
  );
}

interface FrameProps extends CounterShellProps {
  readonly restaurant: Restaurant;
}

function Frame({ restaurant, deviceName, isPaired, hasTeam, outsider }: FrameProps) {
  const { isOn, hasSound, end } = useShift();
  const { board, isConnected, waiting, roll } = useBoard();
  useRestaurantRefresh(restaurant.id, board?.service.pause ?? null);
  const now = useServerNow();
  const { pathname } = useLocation();
  const current = pageOf(pathname);
  const navigate = useNavigate();
  const times = useMemo(() => localTimes(restaurant.timeZone), [restaurant.timeZone]);
  const manager = useManagerMode();
  const needsPin = useLockNeedsPin();
  const status = openStatus(restaurant, now);
  useEffect(() => {
    // What fails here is tried again where it is shown.
    for (const load of [loadCover, loadAlarms]) load().catch(() => undefined);
  }, []);
  if (isOn === null) return <WaitingPage label={shellStrings.loading} />;
  // Only the board needs the bell: an order of Today, menu, service, days and team are looked after outside of a shift,
  // unless the device is locked by a PIN.
  if (!isOn && needsPin && pathname !== counterPages.orders)
    return <Navigate to={counterPages.orders} replace />;
  if (!isOn && pathname === counterPages.orders) {
    return (
      <Suspense fallback={<WaitingPage label={shellStrings.loading} />}>
        <Cover
          restaurant={restaurant}
          deviceName={deviceName}
          needsPin={needsPin}
          status={status}
          times={times}
          now={now}
          outsider={outsider}
        />
      </Suspense>
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
        <Suspense fallback={null}>
          <ShellAlarms
            restaurant={restaurant}
            times={times}
            now={now}
            isAboutOrders={current === 'orders'}
            outsider={outsider}
          />
        </Suspense>
      }
    >
      <Outlet />
      {isOn && isPaired && roll !== null && board !== null && (
        <Suspense fallback={null}>
          <AutoPrinter />
        </Suspense>
      )}
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
