import type { LocalTimes, Pause } from '@tiffin/domain';
import { AlarmBar } from '@tiffin/ui';
import { useServiceChanges } from '../features/service/use-service-changes.ts';

interface PauseBarProps {
  readonly restaurantId: string;
  readonly pause: Pause;
  readonly times: Pick<LocalTimes, 'time' | 'fullDate'>;
  /** The time by the server's clock. */
  readonly now: Date;
}

/** Says over the board why orders are paused and until when; a press takes them again. */
export function PauseBar({ restaurantId, pause, times, now }: PauseBarProps) {
  const { pending, error, onResume } = useServiceChanges(restaurantId);
  return (
    <AlarmBar
      alarm={{ kind: 'paused', pause, now, hasFailed: error !== null }}
      times={times}
      onPress={() => {
        if (pending === null) onResume();
      }}
    />
  );
}
