import type { LocalTimes } from '@tiffin/domain';
import { AlarmBar } from '@tiffin/ui';
import { useBoard } from '../features/board-feed/board-provider.tsx';
import { useServiceChanges } from '../features/service/use-service-changes.ts';

interface PauseBarProps {
  readonly restaurantId: string;
  readonly times: Pick<LocalTimes, 'time' | 'fullDate'>;
  /** The time by the server's clock. */
  readonly now: Date;
}

/** Says over the board why orders are paused and until when; a press takes them again. */
export function PauseBar({ restaurantId, times, now }: PauseBarProps) {
  const pause = useBoard().board?.service.pause ?? null;
  const { pending, error, onResume } = useServiceChanges(restaurantId);
  if (pause === null) return null;
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
