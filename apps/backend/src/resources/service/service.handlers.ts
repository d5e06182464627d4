import { type ServiceEnd, serviceEnd } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import { counterActor, type Handlers } from '../../contract/handler.ts';
import { type Problem, problem } from '../../contract/problem.ts';
import type { Transaction } from '../../db/client.ts';
import { addToAuditLog } from '../audit-log/audit-log.store.ts';
import { awaitDevice, findService, readSchedule, writeBusy, writePause } from './service.store.ts';
import { serviceToWire } from './service.wire.ts';

/** What staff set for the hours ahead. */
export const serviceHandlers = {
  setPause: async (request) => {
    const { app, params, body } = request;
    const { modes, until: end } = body;
    if (modes.length > 0 && end === undefined) return endNeeded();
    return app.db.transaction(async (tx) => {
      const until = end === undefined || modes.length === 0 ? null : await readEnd(tx, app, params.id, end);
      await writePause(tx, params.id, until === null ? null : { modes, until, reason: 'staff' });
      await awaitDevice(tx, params.id);
      const actor = counterActor(request);
      const data = { modes, ...(until === null ? {} : { until }) };
      await addToAuditLog(tx, { restaurantId: params.id, action: 'pause_changed', actor, data });
      return { status: 200, body: serviceToWire(await findService(tx, params.id), app.clock.now()) };
    });
  },

  setBusy: async (request) => {
    const { app, params, body } = request;
    const { minutes, until: end } = body;
    if (minutes > 0 && end === undefined) return endNeeded();
    return app.db.transaction(async (tx) => {
      const until = end === undefined || minutes === 0 ? null : await readEnd(tx, app, params.id, end);
      await writeBusy(tx, params.id, until === null ? null : { minutes, until });
      const actor = counterActor(request);
      const data = { minutes, ...(until === null ? {} : { until }) };
      await addToAuditLog(tx, { restaurantId: params.id, action: 'busy_changed', actor, data });
      return { status: 200, body: serviceToWire(await findService(tx, params.id), app.clock.now()) };
    });
  },
} satisfies Partial<Handlers>;

async function readEnd(
  tx: Transaction,
  { clock }: Pick<AppContext, 'clock'>,
  restaurantId: string,
  end: ServiceEnd,
): Promise<string> {
  return serviceEnd(end, await readSchedule(tx, restaurantId), clock.now()).toISOString();
}

function endNeeded(): Problem {
  const message = 'Choose when it ends.';
  return problem(400, 'invalid_request', message, { fields: [{ field: 'until', message }] });
}
