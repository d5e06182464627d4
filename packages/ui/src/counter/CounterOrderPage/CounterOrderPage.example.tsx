import { CounterOrderPage, type CounterOrderPageProps } from '@tiffin/ui';

/** What the app's queries and mutations give: the order, the allowed actions, the clock and the events. */
type FromTheApp = Omit<CounterOrderPageProps, 'timeZone' | 'onBack'>;

/** The page of one order. */
export function OrderRoute({ goBack, ...order }: FromTheApp & { goBack: () => void }) {
  return <CounterOrderPage {...order} timeZone="Europe/London" onBack={goBack} />;
}
