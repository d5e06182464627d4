import { useQuery } from '@tanstack/react-query';
import type { Restaurant } from '@tiffin/api';
import type { StaffPerson } from '@tiffin/api/counter';
import type { LocalTimes, OpenStatus } from '@tiffin/domain';
import { StartShift, WaitingCover } from '@tiffin/ui';
import { useBoard } from '../features/board-feed/board-provider.tsx';
import { useShift } from '../features/board-feed/shift.tsx';
import { menuQueries, soldOutCount } from '../features/menu/menu.queries.ts';
import { counterPages } from './counter-pages.ts';
import { OutsiderBar } from './OutsiderBar.tsx';

interface CoverProps {
  readonly restaurant: Restaurant;
  /** What people call this device. */
  readonly deviceName: string;
  readonly status: OpenStatus;
  readonly times: LocalTimes;
  /** The time by the server's clock. */
  readonly now: Date;
  /** The person who is signed in on this device but does not work at its restaurant. */
  readonly outsider: StaffPerson | null;
}

/** The page of a device without a shift: what waits, else the press that starts one. */
export function Cover({ restaurant, deviceName, status, times, now, outsider }: CoverProps) {
  const { hasSound, start } = useShift();
  const { isConnected, waiting } = useBoard();
  const { data: menu } = useQuery(menuQueries.availability(restaurant.id));
  const props = {
    restaurantName: restaurant.name,
    status,
    orders: waiting,
    deviceName,
    isOnline: isConnected,
    hasSound,
    soldOutCount: menu === undefined ? 0 : soldOutCount(menu),
    canStayAwake: 'wakeLock' in navigator,
    menuHref: counterPages.menu,
    times,
    now,
    onStart: start,
  };
  return (
    <>
      {outsider !== null && <OutsiderBar person={outsider} restaurantName={restaurant.name} times={times} />}
      {waiting.length > 0 ? <WaitingCover {...props} /> : <StartShift {...props} />}
    </>
  );
}
