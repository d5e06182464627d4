import { localTimes } from '@tiffin/domain';
import { DayPanel, type DayPanelProps } from '@tiffin/ui';

/** What the app's queries give, and the address of each day. */
type FromTheApp = Pick<DayPanelProps, 'date' | 'today' | 'figures' | 'orders' | 'previousHref' | 'nextHref'>;

const times = localTimes('Europe/London');

/** The page of one day. */
export function DayRoute({ now, ...day }: FromTheApp & { now: Date }) {
  return (
    <DayPanel
      {...day}
      now={now}
      times={times}
      csvHref={`/orders.csv?date=${day.date}`}
      orderHref={(orderId) => `/orders/${orderId}`}
    />
  );
}
