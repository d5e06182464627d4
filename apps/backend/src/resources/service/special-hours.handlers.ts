import { isCalendarDate, localDate } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import { counterActor, type Handlers } from '../../contract/handler.ts';
import { notFound, type Problem, problem } from '../../contract/problem.ts';
import type { Database } from '../../db/client.ts';
import { addToAuditLog } from '../audit-log/audit-log.store.ts';
import { readSchedule } from './service.store.ts';
import {
  deleteSpecialHours,
  findSpecialHours,
  listSpecialHours,
  writeSpecialHours,
} from './special-hours.store.ts';

const yearsAhead = 2;

/** The dates on which a restaurant differs from its week. */
export const specialHoursHandlers = {
  listSpecialHours: async ({ app, params }) => {
    const today = await readToday(app.db, app, params.id);
    return { status: 200, body: { docs: await listSpecialHours(app.db, params.id, today) } };
  },

  getSpecialHours: async ({ app, params }) => {
    const found = isCalendarDate(params.date) ? await findSpecialHours(app.db, params.id, params.date) : null;
    return found === null ? noSuchHours() : { status: 200, body: found };
  },

  setSpecialHours: async (request) => {
    const { app, params, body } = request;
    return app.db.transaction(async (tx) => {
      const refusal = refuseDate(params.date, await readToday(tx, app, params.id));
      if (refusal !== null) return refusal;
      const { note = '', ...hours } = body;
      const written = { date: params.date, ...hours, note: note.trim() };
      await writeSpecialHours(tx, params.id, written);
      const actor = counterActor(request);
      const data = { date: params.date, hours };
      await addToAuditLog(tx, { restaurantId: params.id, action: 'special_hours_changed', actor, data });
      return { status: 200, body: written };
    });
  },

  removeSpecialHours: async (request) => {
    const { app, params, keepAnswer } = request;
    return app.db.transaction(async (tx) => {
      const isGone = isCalendarDate(params.date) && (await deleteSpecialHours(tx, params.id, params.date));
      if (!isGone) return noSuchHours();
      const actor = counterActor(request);
      const data = { date: params.date, hours: null };
      await addToAuditLog(tx, { restaurantId: params.id, action: 'special_hours_changed', actor, data });
      const answer = { status: 204 as const };
      await keepAnswer(tx, answer);
      return answer;
    });
  },
} satisfies Partial<Handlers>;

async function readToday(
  db: Database,
  { clock }: Pick<AppContext, 'clock'>,
  restaurantId: string,
): Promise<string> {
  return localDate(clock.now(), (await readSchedule(db, restaurantId)).timeZone);
}

function refuseDate(date: string, today: string): Problem | null {
  const last = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
  if (isCalendarDate(date) && today <= date && date <= last) return null;
  const message = `Choose a date from today on, at most ${yearsAhead} years ahead.`;
  return problem(400, 'invalid_request', message, { fields: [{ field: 'date', message }] });
}

function noSuchHours(): Problem {
  return notFound('The special hours of this date');
}
