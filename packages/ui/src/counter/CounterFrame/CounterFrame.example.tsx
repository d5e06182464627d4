import { localTimes } from '@tiffin/domain';
import { CounterFrame, type CounterFrameProps } from '@tiffin/ui';

/** What the app knows of the restaurant and the tablet, and its page. */
type FromTheApp = Omit<CounterFrameProps, 'restaurantName' | 'hrefs' | 'times'>;

const hrefs = { orders: '/', menu: '/menu', service: '/service', today: '/today', team: '/team' };
const times = localTimes('Europe/London');

/** The frame round every page of the counter. */
export function Counter({ children, ...state }: FromTheApp) {
  return (
    <CounterFrame {...state} restaurantName="Saffron & Smoke" hrefs={hrefs} times={times}>
      {children}
    </CounterFrame>
  );
}
