import { orderingModes, type PauseReason, serviceAt, serviceEnd } from '@tiffin/domain';
import type { Transaction } from '../../db/client.ts';
import { findService, readSchedule, writePause } from '../service/service.store.ts';

/**
 * Pauses both modes until the next opening, in the place of a pause of one. False when both are paused already: whoever
 * did that, no order can come.
 */
export async function pauseEverything(
  tx: Transaction,
  restaurantId: string,
  reason: Exclude<PauseReason, 'staff'>,
  now: Date,
): Promise<boolean> {
  const { pause } = serviceAt(await findService(tx, restaurantId), now);
  if (orderingModes.every((mode) => pause?.modes.includes(mode))) return false;
  const until = serviceEnd('next_opening', await readSchedule(tx, restaurantId), now).toISOString();
  await writePause(tx, restaurantId, { modes: orderingModes, until, reason });
  return true;
}
