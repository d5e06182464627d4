import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import type { Restaurant } from '@tiffin/api';
import type { StaffPerson } from '@tiffin/api/counter';
import { localTimes, openStatus } from '@tiffin/domain';
import {
  AlarmBar,
  type CounterAlarm,
  CounterFrame,
  type CounterPage,
  StartShift,
  WaitingPage,
} from '@tiffin/ui';
import { useMemo } from 'react';
import { BoardProvider, useBoard, useServerNow } from '../features/board-feed/board-provider.tsx';
import { ShiftProvider, useShift } from '../features/board-feed/shift.tsx';
import { menuQueries, soldOutCount } from '../features/menu/menu.queries.ts';
import { restaurantQueries } from '../features/restaurant/restaurant.queries.ts';
import { useRestaurantRefresh } from '../features/restaurant/use-restaurant-refresh.ts';
import { counterPages } from './counter-pages.ts';
import { OutsiderBar } from './OutsiderBar.tsx';
import { shellStrings } from './shell.strings.ts';

interface CounterShellProps {
  readonly restaurant: Restaurant;
  /** What people call this device. */
  readonly deviceName: string;
  /** Whether the person looks after devices and people. */
  readonly hasTeam: boolean;
  /** The person who is signed in on this device but does not work at its restaurant. */
  readonly outsider: StaffPerson | null;
}

/** What every page of the counter has: the shift, the board with its alarm, and the frame. */
export function CounterShell(props: CounterShellProps) {
  return (
    <ShiftProvider>
      <BoardProvider key={props.restaurant.id} restaurantId={props.restaurant.id}>
        <Frame {...props} />
      </BoardProvider>
    </ShiftProvider>
  );
}

function Frame({ restaurant: loaded, deviceName, hasTeam, outsider }: CounterShellProps) {
  // Read again now and then: a tablet shows the same page for days.
  const { data: restaurant = loaded } = useQuery(restaurantQueries.byId(loaded.id));
  const { isOn, hasSound, start, end, unlockSound } = useShift();
  const { board, isConnected, lastContactAt, slept, dismissSleep, read, unanswered } = useBoard();
  useRestaurantRefresh(loaded.id, board?.service.pause ?? null);
  const now = useServerNow();
  const current = useCurrentPage();
  const navigate = useNavigate();
  const { data: menu } = useQuery({ ...menuQueries.availability(loaded.id), enabled: isOn === false });
  const times = useMemo(() => localTimes(restaurant.timeZone), [restaurant.timeZone]);
  const status = openStatus(restaurant, now);
  if (isOn === null) return <WaitingPage label={shellStrings.loading} />;
  const outsiderBar = outsider !== null && (
    <OutsiderBar person={outsider} restaurantName={restaurant.name} times={times} />
  );
  // Only orders need the bell: menu, service, days and team are looked after outside of a shift too.
  if (!isOn && current === 'orders') {
    return (
      <>
        {outsiderBar}
        <StartShift
          restaurantName={restaurant.name}
          status={status}
          deviceName={deviceName}
          isOnline={isConnected}
          soldOutCount={menu === undefined ? 0 : soldOutCount(menu)}
          canStayAwake={'wakeLock' in navigator}
          menuHref={counterPages.menu}
          times={times}
          now={now}
          onStart={start}
        />
      </>
    );
  }
  const lock = () => {
    end();
    // The other pages need no shift and would stay as they are.
    void navigate({ to: counterPages.orders });
  };
  const alarms: readonly (readonly [CounterAlarm, () => void])[] = [
    ...(isConnected || lastContactAt === null
      ? []
      : [[{ kind: 'offline', since: lastContactAt.toISOString() }, read] as const]),
    ...(hasSound || !isOn ? [] : [[{ kind: 'sound_blocked' }, unlockSound] as const]),
    ...(slept === null
      ? []
      : [
          [
            { kind: 'slept', from: slept.from.toISOString(), to: slept.to.toISOString() },
            dismissSleep,
          ] as const,
        ]),
  ];
  return (
    <CounterFrame
      restaurantName={restaurant.name}
      status={status}
      current={current}
      hrefs={hasTeam ? counterPages : pagesOfStaff}
      newOrders={unanswered}
      service={board?.service ?? nothingSet}
      isOnline={isConnected}
      hasSound={hasSound}
      times={times}
      now={now}
      onLock={isOn ? lock : undefined}
      alarms={
        <>
          {alarms.map(([alarm, onPress]) => (
            <AlarmBar key={alarm.kind} alarm={alarm} times={times} onPress={onPress} />
          ))}
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

function useCurrentPage(): CounterPage | null {
  const { pathname } = useLocation();
  if (pathname === counterPages.orders || pathname.startsWith('/orders/')) return 'orders';
  const page = (['menu', 'service', 'today', 'team'] as const).find(
    (name) => pathname === counterPages[name],
  );
  return page ?? null;
}
