import type { Order } from '@tiffin/domain';
import { emptyProblemDraft, OrderProblemDialog, type OrderProblemDraft } from '@tiffin/ui';
import type { Dispatch, SetStateAction } from 'react';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { toasts } from '../toasts/toasts.ts';
import { problemStrings } from './problem.strings.ts';
import { useReportProblem } from './use-report-problem.ts';

interface ReportProblemProps {
  readonly order: Order;
  readonly draft: OrderProblemDraft;
  /** Called with a changed draft. */
  readonly onDraft: Dispatch<SetStateAction<OrderProblemDraft>>;
  /** Called when the dialog is to close. */
  readonly onClose: () => void;
}

/** The form that says what is wrong with an order, and sends it. */
export default function ReportProblem({ order, draft, onDraft, onClose }: ReportProblemProps) {
  const { settings } = useRestaurant();
  const { progress, failure, send, forgetFailure, stop } = useReportProblem(order, () => {
    onDraft(emptyProblemDraft);
    onClose();
    toasts.success(problemStrings.sent);
  });
  return (
    <OrderProblemDialog
      isOpen
      order={order}
      restaurantPhone={settings.contact.phone}
      draft={draft}
      progress={progress}
      failure={failure}
      onChange={(change) => {
        forgetFailure();
        onDraft(change);
      }}
      onSend={() => send(draft)}
      onClose={() => {
        stop();
        onClose();
      }}
    />
  );
}
