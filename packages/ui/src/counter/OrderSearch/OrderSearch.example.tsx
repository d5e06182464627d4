import { localTimes } from '@tiffin/domain';
import { OrderSearch, type OrderSearchProps } from '@tiffin/ui';

/** What the app's query gives, and its way to the next search. */
type FromTheApp = Pick<OrderSearchProps, 'query' | 'orders' | 'total' | 'onSearch' | 'now'>;

const times = localTimes('Europe/London');

/** The page that finds an order. */
export function SearchRoute(search: FromTheApp) {
  return (
    <OrderSearch
      key={search.query}
      {...search}
      times={times}
      backHref="/today"
      orderHref={(orderId) => `/orders/${orderId}`}
    />
  );
}
