import {
  type DateRange,
  type DayHours,
  datesBetween,
  doBreaksFit,
  isCalendarDate,
  localDate,
  mostSpecialDates,
  specialDatesProblem,
  specialYearsAhead,
} from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import {
  type CounterActor,
  counterActor,
  type HandlerRequest,
  type Handlers,
  type RequestBody,
} from '../../contract/handler.ts';
import { notFound, type Problem, problem } from '../../contract/problem.ts';
import type { Database, Transaction } from '../../db/client.ts';
import type { AuditData } from '../../db/schema.ts';
import { addToAuditLog } from '../audit-log/audit-log.store.ts';
import { awaitDevice, readSchedule } from './service.store.ts';
import { wrongBreaks } from './special-hours.refusals.ts';
import {
  deleteSpecialHours,
  findSpecialHours,
  listSpecialHours,
  writeSpecialHours,
} from './special-hours.store.ts';

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
    const { date } = params;
    return app.db.transaction(async (tx) => {
      const today = await readToday(tx, app, params.id);
      if (specialDatesProblem({ from: date, to: date }, today) !== null) return refuseDate('date');
      if (!doBreaksFit(body)) return wrongBreaks('breaks');
      const hours = readHours(body);
      await writeSpecialHours(tx, params.id, [date], hours);
      await noteChange(tx, params.id, counterActor(request), { date, hours: pickTimes(body) });
      return { status: 200, body: { date, ...hours } };
    });
  },

  setSpecialHoursRange: async (request) => {
    const { app, params, body } = request;
    const { from, to } = body;
    return app.db.transaction(async (tx) => {
      const problem = specialDatesProblem({ from, to }, await readToday(tx, app, params.id));
      if (problem !== null) return refuseDate(problem);
      if (!doBreaksFit(body)) return wrongBreaks('breaks');
      const dates = datesBetween({ from, to });
      const hours = readHours(body);
      await writeSpecialHours(tx, params.id, dates, hours);
      await noteChange(tx, params.id, counterActor(request), {
        date: from,
        lastDate: to,
        hours: pickTimes(body),
      });
      return { status: 200, body: { docs: dates.map((date) => ({ date, ...hours })) } };
    });
  },

  removeSpecialHours: (request) => {
    const { date } = request.params;
    return removeHours(request, counterActor(request), { from: date, to: date });
  },

  removeSpecialHoursRange: (request) => removeHours(request, counterActor(request), request.query),
} satisfies Partial<Handlers>;

type Removal = HandlerRequest<'removeSpecialHours'> | HandlerRequest<'removeSpecialHoursRange'>;

function removeHours(
  { app, params, keepAnswer }: Pick<Removal, 'app' | 'params' | 'keepAnswer'>,
  actor: CounterActor,
  { from, to }: DateRange,
) {
  return app.db.transaction(async (tx) => {
    const isRange = isCalendarDate(from) && isCalendarDate(to);
    if (!isRange || !(await deleteSpecialHours(tx, params.id, { from, to }))) return noSuchHours();
    const dates = from === to ? { date: from } : { date: from, lastDate: to };
    await noteChange(tx, params.id, actor, { ...dates, hours: null });
    const answer = { status: 204 as const };
    await keepAnswer(tx, answer);
    return answer;
  });
}

async function readToday(
  db: Database,
  { clock }: Pick<AppContext, 'clock'>,
  restaurantId: string,
): Promise<string> {
  return localDate(clock.now(), (await readSchedule(db, restaurantId)).timeZone);
}

type HoursInput = RequestBody<'setSpecialHours'>;

function pickTimes({ isActive, opening, closing, breaks }: HoursInput): DayHours {
  return { isActive, opening, closing, ...(breaks !== undefined && { breaks }) };
}

function readHours(body: HoursInput) {
  const { note = '', customerNote = '' } = body;
  return { ...pickTimes(body), note: note.trim(), customerNote: customerNote.trim() };
}

async function noteChange(
  tx: Transaction,
  restaurantId: string,
  actor: CounterActor,
  data: AuditData,
): Promise<void> {
  await awaitDevice(tx, restaurantId);
  await addToAuditLog(tx, { restaurantId, action: 'special_hours_changed', actor, data });
}

function refuseDate(field: 'date' | 'from' | 'to'): Problem {
  const ahead = `Choose a date from today on, at most ${specialYearsAhead} years ahead.`;
  const last = `Choose a last date from the first one on, at most ${mostSpecialDates} dates in all and ${specialYearsAhead} years ahead.`;
  const message = field === 'to' ? last : ahead;
  return problem(400, 'invalid_request', message, { fields: [{ field, message }] });
}

function noSuchHours(): Problem {
  return notFound('The special hours of this date');
}
