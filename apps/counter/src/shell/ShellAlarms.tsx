import type { StaffPerson } from '@tiffin/api/counter';
import type { LocalTimes } from '@tiffin/domain';
import { AlarmBar } from '@tiffin/ui';
import { useBoard } from '../features/board-feed/board-provider.tsx';
import { useShift } from '../features/board-feed/shift.tsx';
import { ProblemNews } from '../features/problems/ProblemNews.tsx';
import { OutsiderBar } from './OutsiderBar.tsx';
import { PauseBar } from './PauseBar.tsx';

interface ShellAlarmsProps {
  readonly restaurant: { readonly id: string; readonly name: string };
  readonly times: LocalTimes;
  /** The time by the server's clock. */
  readonly now: Date;
  /** Whether the page is about orders, where a pause is said. */
  readonly isAboutOrders: boolean;
  readonly outsider: StaffPerson | null;
}

/** The bars over a page: what is wrong with the connection, the sound, the pause or the person. */
export function ShellAlarms({ restaurant, times, now, isAboutOrders, outsider }: ShellAlarmsProps) {
  const { isOn, hasSound, unlockSound } = useShift();
  const { board, isConnected, lastContactAt, slept, dismissSleep, read } = useBoard();
  const pause = board?.service.pause ?? null;
  return (
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
      {isAboutOrders && pause !== null && (
        <PauseBar restaurantId={restaurant.id} pause={pause} times={times} now={now} />
      )}
      {board !== null && <ProblemNews orders={board.orders} />}
      {outsider !== null && <OutsiderBar person={outsider} restaurantName={restaurant.name} times={times} />}
    </>
  );
}
