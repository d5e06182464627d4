import { openedAt } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import { queueUnattendedMail } from '../../mail-queue/queue-unattended.ts';
import { findService, readSchedule } from '../service/service.store.ts';
import { findUnattended, lockUnattended } from './attendance.store.ts';
import { pauseEverything } from './pause-everything.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'jobs' | 'log'>;

// For how long a restaurant may be open without a device on shift.
const absenceMinutes = 10;

/**
 * Pauses the restaurants that answer their orders themselves, have been open for 10 minutes and had no device on
 * shift in that time, since it answers or since people last changed when orders may come, and writes to their managers. A shift that begins takes the pause back.
 */
export async function pauseUnattended(app: Parts, isStopping: () => boolean): Promise<void> {
  for (const { id } of await findUnattended(app.db, absenceMinutes)) {
    if (isStopping()) return;
    try {
      if (await pauseOne(app, id))
        app.log.warn({ restaurantId: id }, 'a restaurant without a device on shift is paused');
    } catch (error) {
      app.log.error(
        { err: error, restaurantId: id },
        'a restaurant without a device on shift could not be paused',
      );
    }
  }
}

function pauseOne(app: Parts, restaurantId: string): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    if (!(await lockUnattended(tx, restaurantId, absenceMinutes))) return false;
    const now = app.clock.now();
    const opened = openedAt(await readSchedule(tx, restaurantId), now);
    if (opened === null || isRecent(opened, now)) return false;
    const { pause } = await findService(tx, restaurantId);
    // One that has just reached its end: until then nobody was needed.
    if (pause !== null && isRecent(new Date(pause.until), now)) return false;
    if (!(await pauseEverything(tx, restaurantId, 'unattended', now))) return false;
    await queueUnattendedMail(tx, app, restaurantId, null);
    return true;
  });
}

function isRecent(moment: Date, now: Date): boolean {
  const passed = now.getTime() - moment.getTime();
  return passed >= 0 && passed < absenceMinutes * 60_000;
}
