import { hasRole, pence, type RefundSelection } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import {
  actorKey,
  type CounterActor,
  counterActor,
  type Handlers,
  type RequestBody,
} from '../../contract/handler.ts';
import { readPage } from '../../contract/page.ts';
import {
  isProblem,
  notFound,
  type Problem,
  ProblemError,
  problem,
  restaurantDeleted,
} from '../../contract/problem.ts';
import type { Database } from '../../db/client.ts';
import { holdRestaurant } from '../../db/lock-restaurant.ts';
import { noteAttended } from '../attendance/attendance.store.ts';
import { resumeAttended } from '../attendance/resume-attended.ts';
import { actOnOrder, type OrderActor } from '../order-actions/act-on-order.ts';
import { describeLastChange } from '../order-actions/describe-last-change.ts';
import { refundByStaff } from '../refunds/refund-by-staff.ts';
import { serviceToWire } from '../service/service.wire.ts';
import { roleNeeded } from '../team/role-needed.ts';
import { findBoardOrder, readChanges } from './board.store.ts';
import { boardOrderToWire } from './board.wire.ts';
import { lockBoardOrder, mayRead } from './board-order.ts';
import { mayStillRead } from './may-still-read.ts';
import { isInSight, orderSight, withoutCustomer } from './order-sight.ts';
import { outOfProblem, readAction } from './read-action.ts';

/** What a restaurant sees of its orders and does with them. */
export const boardHandlers = {
  listChanges: async (request) => {
    const { app, params, query } = request;
    const actor = counterActor(request);
    // On its cover a device shows what waits, but nobody is there to answer it.
    const attendingId = query.shift === 'on' ? actor.deviceId : null;
    if (attendingId !== null) await resumeAttended(app, params.id);
    const now = app.clock.now();
    const wanted = { after: query.after, limit: readPage(query).limit, now };
    const changes = await readChanges(app.db, params.id, wanted);
    const { seq, orders, hasMore, acceptance, lock, service, timeZone } = changes;
    if (seq === null) return problem(410, 'cursor_expired', 'This list is out of date. Reading it again.');
    if (attendingId !== null) await noteAttended(app.db, attendingId, seq);
    const sight = orderSight(actor, timeZone, now);
    const docs = orders.map((found) =>
      boardOrderToWire(isInSight(sight, found.order) ? found : withoutCustomer(found), now, actor.deviceId),
    );
    return {
      status: 200,
      body: {
        seq,
        orders: docs,
        acceptance,
        lock,
        service: serviceToWire(service, now),
        now: now.toISOString(),
        hasMore,
      },
    };
  },

  streamChanges: async (request) => {
    const { app, params } = request;
    const followed = {
      ownerId: actorKey(counterActor(request)),
      watch: (onSeq: (seq: number) => void) => app.feedListener.watch(params.id, onSeq),
      isAllowed: () => mayStillRead(request),
    };
    return { status: 200, events: (stream) => app.counterStreams.follow(followed, stream) };
  },

  getCounterOrder: async (request) => {
    const { app, params } = request;
    const found = await findBoardOrder(app.db, params.id, params.orderId);
    if (found === null) return notFound('This order');
    const actor = counterActor(request);
    if (!(await mayRead(app.db, app, actor, found))) return roleNeeded(actor);
    return { status: 200, body: boardOrderToWire(found, app.clock.now(), actor.deviceId) };
  },

  actOnOrder: async (request) => {
    const { app, params, body, keepStatus } = request;
    const actor = counterActor(request);
    if (request.isRepeat) return { status: 200, body: await currentOrder(app.db, app, params, actor) };
    const action = readAction(body);
    if (isProblem(action)) return action;
    if (action.name === 'cancel_accepted' && !hasRole(actor.role, 'manager')) return roleNeeded(actor);
    return app.db.transaction(async (tx) => {
      const locked = await lockBoardOrder(tx, params.id, params.orderId);
      if (locked === null) return notFound('This order');
      // Each answer from here on, refusals too, names the order's customer.
      if (!(await mayRead(tx, app, actor, locked))) return roleNeeded(actor);
      const strange = outOfProblem(action, locked.order.snapshot.items);
      if (strange !== null) return strange;
      // Undoing opens an order again, which a deletion would no longer find.
      if (!(await holdRestaurant(tx, params.id))) return restaurantDeleted();
      const { expectedVersion } = body;
      const outcome = await actOnOrder(tx, app, locked, { action, by: orderActor(actor), expectedVersion });
      const current = await currentOrder(tx, app, params, actor);
      const details = { counterOrder: current };
      if (outcome.kind === 'changed') {
        return problem(409, 'order_changed', await describeLastChange(tx, outcome, 'restaurant'), details);
      }
      if (outcome.kind === 'refused') {
        const { code, message } = outcome.problem;
        return problem(code === 'promise_out_of_range' ? 400 : 409, code, message, details);
      }
      // The whole order names its customer, whose erasure does not find the keys of the restaurant's people.
      await keepStatus(tx, 200);
      return { status: 200, body: current };
    });
  },

  refundOrder: async (request) => {
    const { app, params, body, keepStatus } = request;
    const actor = counterActor(request);
    if (request.isRepeat) return { status: 201, body: await currentOrder(app.db, app, params, actor) };
    const selection = readSelection(body);
    if (isProblem(selection)) return selection;
    return app.db.transaction(async (tx) => {
      const locked = await lockBoardOrder(tx, params.id, params.orderId);
      if (locked === null) return notFound('This order');
      const result = await refundByStaff(tx, app, locked.order, {
        selection,
        expectedRefunded: pence(body.expectedRefunded),
        reason: body.reason,
        by: { kind: 'manager', name: actor.name },
      });
      if (result.kind === 'refused') return problem(409, result.problem.code, result.problem.message);
      await keepStatus(tx, 201);
      return { status: 201, body: await currentOrder(tx, app, params, actor) };
    });
  },
} satisfies Partial<Handlers>;

/** The order as it is now; throws the 404 when the restaurant has none with this id. */
export async function currentOrder(
  db: Database,
  { clock }: Pick<AppContext, 'clock'>,
  params: { readonly id: string; readonly orderId: string },
  { deviceId }: CounterActor,
) {
  const found = await findBoardOrder(db, params.id, params.orderId);
  if (found === null) throw new ProblemError(notFound('This order'));
  return boardOrderToWire(found, clock.now(), deviceId);
}

function orderActor({ memberId, deviceId, name, role }: CounterActor): OrderActor {
  return { kind: hasRole(role, 'manager') ? 'manager' : 'staff', id: memberId, name, deviceId };
}

function readSelection({ amount, lines, fees = [] }: RequestBody<'refundOrder'>): RefundSelection | Problem {
  if (amount !== undefined && lines === undefined && fees.length === 0) {
    return { kind: 'amount', amount: pence(amount) };
  }
  if (lines !== undefined && amount === undefined) return { kind: 'lines', lines, fees };
  const message = 'Choose either an amount or dishes.';
  return problem(400, 'invalid_request', message, { fields: [{ field: 'amount', message }] });
}
