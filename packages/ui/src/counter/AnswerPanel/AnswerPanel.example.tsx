import { localTimes } from '@tiffin/domain';
import { AnswerPanel, type AnswerPanelProps } from '@tiffin/ui';

/** What the app's queries and mutations give: the order, the allowed actions, the clock and the events. */
type FromTheApp = Omit<AnswerPanelProps, 'times'>;

const times = localTimes('Europe/London');

/** The next step of an order, in a place of the app's own; CounterOrderPage shows it beside the details. */
export function NextStep(answer: FromTheApp) {
  return <AnswerPanel {...answer} times={times} />;
}
