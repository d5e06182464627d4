import { type AcknowledgedPart, type CounterOrder, ownPrint } from '@tiffin/domain';
import { isOpen } from '../board-feed/open-orders.ts';
import { isRefused } from './is-refused.ts';
import type { PrintOutcome } from './print-request.ts';

const tryAgainMs = 5_000;

/** A ticket or slip, and what prints and records it. */
export interface RecordedPrint {
  readonly order: CounterOrder;
  readonly of: AcknowledgedPart;
  readonly record: (
    step: 'claim' | 'confirm',
  ) => Promise<{ readonly isFirst: boolean; readonly order: CounterOrder }>;
  /** Prints it; `begunAt` says when this device had begun to before. Answers whether the browser says that it has. */
  readonly print: (order: CounterOrder, begunAt: string | null) => Promise<boolean>;
}

/**
 * Claims a print, prints it and confirms it. What had been claimed before may be on paper and is left to people, and so is
 * what the browser says nothing of.
 */
export async function printByItself(print: RecordedPrint): Promise<PrintOutcome> {
  const claimed = await untilAnswered(() => print.record('claim'));
  const isOnPaper = claimed.isFirst && (await print.print(claimed.order, null));
  return isOnPaper ? confirmPrint(print) : { isOnPaper, answer: claimed.order };
}

/**
 * Prints what someone has pressed for, also without a connection. A device's ticket of an open order counts as its print of
 * it: it does not follow by itself, and a slip does where the order is cancelled.
 */
export async function printPressed(print: RecordedPrint, isPaired: boolean): Promise<PrintOutcome> {
  const { order, of } = print;
  const begun = ownPrint(order, of);
  const isOnPaper = await print.print(order, begun?.claimedAt ?? null);
  if (!isOnPaper || !isPaired || (begun === undefined && !isOpen(order))) return { isOnPaper, answer: null };
  if (begun === undefined) await untilAnswered(() => print.record('claim'));
  return confirmPrint(print);
}

/** Says that what this device had claimed is on paper. */
export async function confirmPrint({ record }: Pick<RecordedPrint, 'record'>): Promise<PrintOutcome> {
  const { order } = await untilAnswered(() => record('confirm'));
  return { isOnPaper: true, answer: order };
}

// What is on paper is so also when the connection is gone: the server hears of it as soon as it is back.
async function untilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (isRefused(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
  }
}
