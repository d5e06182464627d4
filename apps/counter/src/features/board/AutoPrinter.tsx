import { useEffect, useState } from 'react';
import { useBoard } from '../board-feed/board-provider.tsx';
import { printedFrom } from '../board-feed/printer-roll.ts';
import { useActionsOnOrders } from './order-actions-provider.tsx';
import { printKey } from './print-request.ts';
import { nextPrint } from './printing.ts';

// What failed before it began, as its code did not load, is begun again.
const againAfterMs = 5_000;

/**
 * Prints by itself what this device has still to print. One after the other: a reload in the middle leaves one ticket of
 * which nobody knows whether it is on paper.
 */
export function AutoPrinter() {
  const { board, isConnected } = useBoard();
  const { print, prints } = useActionsOnOrders();
  const aheadMs = board?.aheadMs ?? 0;
  const serverNow = () => new Date(Date.now() + aheadMs);
  const [since] = useState(() => readSince(serverNow()));
  const isPrinting = prints.some(({ status }) => status === 'pending');
  const begun = prints.filter(
    ({ status, submittedAt }) => status !== 'error' || Date.now() - submittedAt < againAfterMs,
  );
  const skipped = new Set(begun.map(({ key }) => key));
  const next =
    board === null || !isConnected || isPrinting
      ? null
      : nextPrint(board.orders, { since, now: serverNow(), skipped });
  const nextKey = next === null ? null : printKey(next);
  useEffect(() => {
    // Once for each print: the board is another one with each read.
    if (next !== null && nextKey !== null) print({ kind: 'by_itself', ...next });
  }, [nextKey]);
  return null;
}

/** From when on this device prints: where nothing says so yet, from now on. */
function readSince(now: Date): Date {
  const kept = printedFrom.read();
  if (kept !== null) return new Date(kept);
  printedFrom.write(now.toISOString());
  return now;
}
