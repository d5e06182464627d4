import type { components } from '@tiffin/api/schema';
import type { AppContext } from '../../context.ts';
import { type CounterActor, counterActor, type Handlers } from '../../contract/handler.ts';
import { notFound, type Problem } from '../../contract/problem.ts';
import type { Transaction } from '../../db/client.ts';
import type { OrderRow } from '../../db/schema.ts';
import { roleNeeded } from '../team/role-needed.ts';
import { findBoardOrder } from './board.store.ts';
import { boardOrderToWire } from './board.wire.ts';
import { lockBoardOrder, mayRead } from './board-order.ts';
import { acknowledge, claimPrint, confirmPrint } from './order-marks.store.ts';
import { withoutCustomer } from './order-sight.ts';

/** What people have seen of orders, and what devices print of them. */
export const orderMarkHandlers = {
  acknowledgeOrder: async (request) => {
    const { app, params, body } = request;
    const actor = counterActor(request);
    const marked = await mark(app, actor, params, (tx, order) =>
      acknowledge(tx, order, body.of, actor, app.clock.now()),
    );
    return 'problem' in marked ? marked.problem : { status: 200, body: marked.order };
  },

  recordPrint: async (request) => {
    const { app, params, body } = request;
    const actor = counterActor(request);
    const { deviceId } = actor;
    if (deviceId === null) throw new Error('A print is recorded by devices only');
    const record = body.step === 'claim' ? claimPrint : confirmPrint;
    const marked = await mark(app, actor, params, (tx, { id }) =>
      record(tx, { orderId: id, deviceId, of: body.of }, app.clock.now()),
    );
    if ('problem' in marked) return marked.problem;
    return { status: 200, body: { isFirst: marked.result, order: marked.order } };
  },
} satisfies Partial<Handlers>;

type Marked<Result> =
  | { readonly problem: Problem }
  | { readonly order: components['schemas']['CounterOrder']; readonly result: Result };

/** Marks a locked order in one transaction, and returns it as the caller may read it afterwards. */
function mark<Result>(
  app: AppContext,
  actor: CounterActor,
  { id, orderId }: { readonly id: string; readonly orderId: string },
  write: (tx: Transaction, order: OrderRow) => Promise<Result>,
): Promise<Marked<Result>> {
  return app.db.transaction(async (tx) => {
    const locked = await lockBoardOrder(tx, id, orderId);
    if (locked === null) return { problem: notFound('This order') };
    const isReadable = await mayRead(tx, app, actor, locked);
    const now = app.clock.now();
    const before = await findBoardOrder(tx, id, orderId);
    // What was closed last night is on the board in the morning, when a device reads nothing else of that day.
    const isOnBoard = before !== null && before.shownUntil !== null && now < before.shownUntil;
    if (!isReadable && !isOnBoard) return { problem: roleNeeded(actor) };
    const result = await write(tx, locked.order);
    const found = await findBoardOrder(tx, id, orderId);
    if (found === null) throw new Error(`The locked order ${orderId} is not there`);
    const order = boardOrderToWire(isReadable ? found : withoutCustomer(found), now, actor.deviceId);
    return { order, result };
  });
}
