import { localTimes } from '@tiffin/domain';
import { AlarmBar } from '@tiffin/ui';

const times = localTimes('Europe/London');

/** Says that the server does not answer; a press tries again. */
export function OfflineAlarm({ lastContactAt, retry }: { lastContactAt: Date; retry: () => void }) {
  const alarm = { kind: 'offline', since: lastContactAt.toISOString() } as const;
  return <AlarmBar alarm={alarm} times={times} onPress={retry} />;
}
