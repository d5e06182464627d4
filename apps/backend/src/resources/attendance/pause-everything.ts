import { orderingModes, type PauseReason, serviceAt, serviceEnd } from '@tiffin/domain';
import type { Transaction } from '../../db/client.ts';
import { lockService, readSchedule, writePause } from '../service/service.store.ts';

/**
 * Pauses both modes until the next opening. What staff had paused is kept, to count again when a device is back. False
 * when both are paused already: no order can come then. Only two unanswered orders take the place of a
 * missing device, since a device alone does not resume after them.
 */
export async function pauseEverything(
  tx: Transaction,
  restaurantId: string,
  reason: Exclude<PauseReason, 'staff'>,
  now: Date,
): Promise<boolean> {
  const stored = await lockService(tx, restaurantId);
  const { pause } = serviceAt(stored, now);
  const isStronger = reason === 'unanswered' && pause?.reason === 'unattended';
  if (orderingModes.every((mode) => pause?.modes.includes(mode)) && !isStronger) return false;
  const until = serviceEnd('next_opening', await readSchedule(tx, restaurantId), now).toISOString();
  const before = reason === 'unattended' ? pause : null;
  await writePause(tx, restaurantId, { modes: orderingModes, until, reason }, before);
  return true;
}
