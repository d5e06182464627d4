import { localTimes, type RestaurantFailures } from '@tiffin/domain';
import { FailureNotice } from '@tiffin/ui';

/** What did not arrive in the last days; nothing where all did. */
export function NotDelivered({ failures }: { failures: RestaurantFailures }) {
  return (
    <FailureNotice
      failures={failures}
      orderHref={(orderId) => `/orders/${orderId}`}
      times={localTimes('Europe/London')}
    />
  );
}
