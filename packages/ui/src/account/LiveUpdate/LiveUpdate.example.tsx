import { localTimes } from '@tiffin/domain';
import { LiveUpdate } from '@tiffin/ui';

/** Says that an order's page follows the order. */
export function OrderIsLive({ updatedAt }: { updatedAt: string }) {
  return <LiveUpdate isLive updatedAt={updatedAt} times={localTimes('Europe/London')} />;
}
