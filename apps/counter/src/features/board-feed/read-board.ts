import type { OrderChanges } from '@tiffin/api/counter';
import { applyChanges, type Board, type ReadPage, resetBoard } from './board.ts';

/** After so long without a read a device has slept or was cut off: it reads everything again. */
export const longestGapMs = 40_000;

interface ReadBoardOptions {
  /** Reads one page of changes; without a cursor what is open. Null when the cursor is not known any more (410). */
  readonly readPage: (after: number | undefined) => Promise<OrderChanges | null>;
  /** This device's clock, in ms. */
  readonly clock: () => number;
}

/**
 * Reads what a board lacks, page by page from its cursor on. After a gap or an expired cursor it reads everything that is
 * open again, and what is not open any more leaves.
 */
export async function readBoard(known: Board | null, { readPage, clock }: ReadBoardOptions): Promise<Board> {
  const read = async (after: number | undefined): Promise<ReadPage | null> => {
    const sentAt = clock();
    const changes = await readPage(after);
    return changes === null ? null : { changes, sentAt, receivedAt: clock() };
  };
  const readOn = async (board: Board): Promise<Board | null> => {
    const page = await read(board.seq);
    if (page === null) return null;
    const next = applyChanges(board, page);
    return page.changes.hasMore ? readOn(next) : next;
  };
  const isRecent = known !== null && clock() - known.readAt <= longestGapMs;
  const followed = isRecent ? await readOn(known) : null;
  if (followed !== null) return followed;
  const everything = await read(undefined);
  if (everything === null) throw new Error('A read without a cursor cannot have expired');
  const board = resetBoard(known, everything);
  if (known === null || isRecent) return board;
  // An order that was cancelled in the gap is not open any more, and the kitchen must hear of it. Where this read fails,
  // the board is right without it.
  return (await readOn({ ...board, seq: known.seq }).catch(() => null)) ?? board;
}

/**
 * Reads until a change is known. The first read may be one that was under way before the change, so it takes two at
 * most; when both fail, the next read on schedule finds it.
 */
export async function readUpTo(
  seq: number,
  { read, known }: { readonly read: () => Promise<void>; readonly known: () => number | null },
): Promise<void> {
  const isBehind = () => (known() ?? -1) < seq;
  if (isBehind()) await read();
  if (isBehind()) await read();
}

/**
 * Reads at most once in `everyMs`, the first time at once; a call meanwhile gets the read that follows. In a rush each
 * order brings several changes, and a device that read for each would be refused as one that asks too often.
 */
export function spaced(read: () => Promise<void>, everyMs: number): () => Promise<void> {
  let begunAt = Number.NEGATIVE_INFINITY;
  let next: Promise<void> | null = null;
  const readInTime = async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begunAt + everyMs - performance.now())));
    begunAt = performance.now();
    next = null;
    await read();
  };
  return () => {
    next ??= readInTime();
    return next;
  };
}
