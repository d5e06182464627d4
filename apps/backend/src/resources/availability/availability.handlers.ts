import { serviceEnd } from '@tiffin/domain';
import { counterActor, type Handlers, type RequestBody } from '../../contract/handler.ts';
import { notFound } from '../../contract/problem.ts';
import type { Transaction } from '../../db/client.ts';
import { addToAuditLog } from '../audit-log/audit-log.store.ts';
import { findMarkedMenu } from '../menu/menu.store.ts';
import { readSchedule } from '../service/service.store.ts';
import { counterMenuToWire } from './availability.wire.ts';
import { areOnMenu, putBack, takeOff } from './sold-out.store.ts';

/** What staff take off the menu for a while. */
export const availabilityHandlers = {
  getAvailability: async ({ app, params, foundationId }) => {
    const found = await findMarkedMenu(app.pool, foundationId, params.id, app.clock.now());
    return found === null
      ? notFound('This restaurant')
      : { status: 200, body: counterMenuToWire(found, app.clock.now()) };
  },

  setAvailability: async (request) => {
    const { app, params, body, foundationId } = request;
    const { targets, state } = body;
    const now = app.clock.now();
    const isKnown = await app.db.transaction(async (tx) => {
      if (!(await areOnMenu(tx, params.id, targets))) return false;
      const isSoldOut = state === 'sold_out';
      const until = isSoldOut ? await readEnd(tx, params.id, body.until, now) : null;
      if (isSoldOut) await takeOff(tx, params.id, targets, until);
      else await putBack(tx, params.id, targets, now);
      const actor = counterActor(request);
      const data = { isSoldOut, targets, ...(isSoldOut ? { until: until?.toISOString() ?? null } : {}) };
      await addToAuditLog(tx, { restaurantId: params.id, action: 'availability_changed', actor, data });
      return true;
    });
    if (!isKnown) return notFound('This dish or choice');
    const found = await findMarkedMenu(app.pool, foundationId, params.id, now);
    return found === null
      ? notFound('This restaurant')
      : { status: 200, body: counterMenuToWire(found, now) };
  },
} satisfies Partial<Handlers>;

async function readEnd(
  tx: Transaction,
  restaurantId: string,
  end: RequestBody<'setAvailability'>['until'] = 'next_opening',
  now: Date,
): Promise<Date | null> {
  return end === 'undone' ? null : serviceEnd(end, await readSchedule(tx, restaurantId), now);
}
