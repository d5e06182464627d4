import { useMutation, useQuery } from '@tanstack/react-query';
import type { Restaurant } from '@tiffin/api';
import type { StaffPerson } from '@tiffin/api/counter';
import type { LocalTimes, OpenStatus } from '@tiffin/domain';
import { StartShift, UnlockDialog, WaitingCover } from '@tiffin/ui';
import { useState } from 'react';
import { useBoard } from '../features/board-feed/board-provider.tsx';
import { useShift } from '../features/board-feed/shift.tsx';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { soldOutCount } from '../features/menu/sold-out-count.ts';
import { pinWords } from '../features/pin/pin-words.ts';
import { unlockByPin } from '../features/pin/with-pin.ts';
import { counterPages } from './counter-pages.ts';
import { OutsiderBar } from './OutsiderBar.tsx';

interface CoverProps {
  readonly restaurant: Restaurant;
  /** What people call this device. */
  readonly deviceName: string;
  /** Whether a PIN has to be typed before the shift starts. */
  readonly needsPin: boolean;
  readonly status: OpenStatus;
  readonly times: LocalTimes;
  /** The time by the server's clock. */
  readonly now: Date;
  /** The person who is signed in on this device but does not work at its restaurant. */
  readonly outsider: StaffPerson | null;
}

/** The page of a device without a shift: what waits, else the press that starts one. */
export function Cover({ restaurant, deviceName, needsPin, status, times, now, outsider }: CoverProps) {
  const { hasSound, start } = useShift();
  const { isConnected, waiting, bell } = useBoard();
  const [isUnlocking, setUnlocking] = useState(false);
  const unlock = useMutation({ mutationFn: unlockByPin, networkMode: 'always', onSuccess: start });
  const { data: menu } = useQuery(menuQueries.availability(restaurant.id));
  const props = {
    restaurantName: restaurant.name,
    status,
    orders: waiting,
    deviceName,
    isOnline: isConnected,
    hasSound,
    bell,
    soldOutCount: menu === undefined ? 0 : soldOutCount(menu),
    canStayAwake: 'wakeLock' in navigator,
    needsPin,
    // The lock closes every page.
    menuHref: needsPin ? undefined : counterPages.menu,
    times,
    now,
    onStart: needsPin ? () => setUnlocking(true) : start,
  };
  return (
    <>
      {outsider !== null && <OutsiderBar person={outsider} restaurantName={restaurant.name} times={times} />}
      {waiting.length > 0 ? <WaitingCover {...props} /> : <StartShift {...props} />}
      {isUnlocking && (
        <UnlockDialog
          isOpen
          isPending={unlock.isPending}
          {...pinWords(unlock.error)}
          onSubmit={unlock.mutate}
          onClose={() => {
            unlock.reset();
            setUnlocking(false);
          }}
        />
      )}
    </>
  );
}
