import type { CounterOrder, OrderProblem } from '@tiffin/domain';
import { localTimes } from '@tiffin/domain';
import { OrderProblems } from '@tiffin/ui';

interface ProblemsOfOrderProps {
  order: CounterOrder;
  now: Date;
  /** Opens a dialog about a problem. */
  ask: (about: 'pay_back' | 'answer' | 'close' | 'photo', problem: OrderProblem) => void;
}

/** Photos come through a route of the app, which adds the session. */
export const ProblemsOfOrder = ({ order, now, ask }: ProblemsOfOrderProps) => (
  <OrderProblems
    {...{ order, now, canPayBack: true, times: localTimes('Europe/London') }}
    photoHref={(problem, photo) => `/api/orders/${order.order.id}/problems/${problem}/photos/${photo}`}
    onPayBack={(problem) => ask('pay_back', problem)}
    onAnswer={(problem) => ask('answer', problem)}
    onClose={(problem) => ask('close', problem)}
    onShowPhoto={(problem) => ask('photo', problem)}
  />
);
