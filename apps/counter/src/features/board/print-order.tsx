import { recordPrint } from '../board-feed/board.functions.ts';
import { LabelRoll } from './LabelRoll.tsx';
import type { PrintOutcome, PrintRequest } from './print-request.ts';
import { confirmPrint, printByItself, printPressed, type RecordedPrint } from './record-print.ts';
import { TicketRoll } from './TicketRoll.tsx';
import type { usePaperQueue } from './use-paper-queue.tsx';

interface Printer extends Pick<ReturnType<typeof usePaperQueue>, 'print'> {
  readonly restaurantId: string;
  readonly timeZone: string;
  /** Whether this is a paired device, whose prints are recorded. */
  readonly isPaired: boolean;
  readonly serverNow: () => Date;
}

/** Does what is asked about the paper of an order. */
export async function printOrder(request: PrintRequest, printer: Printer): Promise<PrintOutcome> {
  const { restaurantId, timeZone, isPaired, serverNow } = printer;
  if (request.kind === 'labels') {
    const { order, restaurantName, bags } = request;
    const labels = { order, restaurantName, timeZone, bags };
    return {
      isOnPaper: await printer.print(({ onEnd }) => <LabelRoll {...labels} onEnd={onEnd} />),
      answer: null,
    };
  }
  const { order, of } = request;
  const print: RecordedPrint = {
    order,
    of,
    record: (step) => recordPrint({ data: { restaurantId, orderId: order.order.id, of, step } }),
    print(entry, begunAt) {
      const ticket = { entry, begunAt, timeZone, at: serverNow(), isSlip: of === 'closed' };
      return printer.print(({ onEnd }) => <TicketRoll {...ticket} onEnd={onEnd} />);
    },
  };
  if (request.kind === 'seen') return confirmPrint(print);
  return request.kind === 'pressed' ? printPressed(print, isPaired) : printByItself(print);
}
