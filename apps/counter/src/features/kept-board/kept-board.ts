import type { Restaurant } from '@tiffin/api';
import { type CounterOrder, mayShowKept, ordersToKeep, type ServiceState } from '@tiffin/domain';
import { del, get, set } from 'idb-keyval';
import type { Board } from '../board-feed/board.ts';
import { keptShift } from '../board-feed/kept-shift.ts';

/** The last board of this device, as IndexedDB holds it. */
export interface KeptBoard {
  readonly format: typeof keptFormat;
  readonly restaurant: Restaurant;
  readonly orders: readonly CounterOrder[];
  readonly service: ServiceState;
  readonly dishNames: readonly string[];
  readonly aheadMs: number;
  readonly readAt: number;
}

/** Another number whenever the form of what is kept changes: what a page of another build has kept is not read then. */
export const keptFormat = 2;

const key = 'tiffin-board';

/** What is kept of a board. */
export const keptBoardOf = (
  { orders, service, aheadMs, readAt }: Board,
  restaurant: Restaurant,
  dishNames: readonly string[],
): KeptBoard => ({
  format: keptFormat,
  restaurant,
  orders: ordersToKeep(orders),
  service,
  dishNames,
  aheadMs,
  readAt,
});

/** Keeps the board for a reload without a network. A full or forbidden storage keeps nothing. */
export const keepBoard = (board: KeptBoard): Promise<void> => set(key, board).catch(() => undefined);

/** Deletes the kept board. */
export const forgetBoard = (): Promise<void> => del(key).catch(() => undefined);

/** The kept board while it may be shown: during a shift, for twelve hours. What may not is deleted. */
export async function readKeptBoard(): Promise<KeptBoard | null> {
  const kept = await get<KeptBoard>(key).catch(() => undefined);
  if (kept === undefined) return null;
  if (kept.format === keptFormat && keptShift.read() && mayShowKept(kept.readAt, Date.now())) return kept;
  await forgetBoard();
  return null;
}
