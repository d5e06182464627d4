import { type Order, whyNotReported } from '@tiffin/domain';
import { ReportProblemButton } from '@tiffin/ui';

/** Beside an order that was placed. */
export function ProblemOf({ order, report }: { order: Order; report: () => void }) {
  return <ReportProblemButton refusal={whyNotReported(order, new Date())?.message} onPress={report} />;
}
