import { serviceAt } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import { findService, lockService, writePause } from '../service/service.store.ts';

/**
 * Takes orders again where they are paused because no device was on shift, as far as staff had not paused them before;
 * called when a device on shift reads the orders.
 */
export async function resumeAttended(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  restaurantId: string,
): Promise<void> {
  const { pause } = serviceAt(await findService(db, restaurantId), clock.now());
  if (pause?.reason !== 'unattended') return;
  await db.transaction(async (tx) => {
    // Staff may have paused in between.
    const current = await lockService(tx, restaurantId);
    if (current.pause?.reason === 'unattended') await writePause(tx, restaurantId, current.pauseBefore);
  });
}
