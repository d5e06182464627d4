import { localTimes } from '@tiffin/domain';
import { DayPanel, type DayPanelProps } from '@tiffin/ui';

/** What the app's queries give, and the addresses of other days. */
type FromTheApp = Omit<DayPanelProps, 'times' | 'csvHref' | 'orderHref'>;

const times = localTimes('Europe/London');

/** The page of one day. */
export function DayRoute(day: FromTheApp) {
  return (
    <DayPanel
      {...day}
      times={times}
      csvHref={`/orders.csv?from=${day.from}&to=${day.to}`}
      orderHref={(orderId) => `/orders/${orderId}`}
    />
  );
}
