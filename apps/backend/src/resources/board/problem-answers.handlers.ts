import { counterActor, type Handlers } from '../../contract/handler.ts';
import { notFound, problem } from '../../contract/problem.ts';
import { answerProblem } from '../order-problems/answer-problem.ts';
import { findPhoto, photoHeaders } from '../order-problems/order-problems.store.ts';
import { roleNeeded } from '../team/role-needed.ts';
import { currentOrder } from './board.handlers.ts';
import { findBoardOrder } from './board.store.ts';
import { lockBoardOrder, mayRead } from './board-order.ts';

/** What a restaurant's people do with what customers report. */
export const problemAnswerHandlers = {
  answerOrderProblem: async (request) => {
    const { app, params, body, keepStatus } = request;
    const actor = counterActor(request);
    if (request.isRepeat) return { status: 200, body: await currentOrder(app.db, app, params, actor) };
    const text = body.answer?.trim() ?? '';
    return app.db.transaction(async (tx) => {
      const locked = await lockBoardOrder(tx, params.id, params.orderId);
      if (locked === null) return notFound('This order');
      const outcome = await answerProblem(tx, app, locked.order, params.problemId, {
        text: text === '' ? null : text,
        state: body.state,
        by: actor.name,
      });
      if (outcome.kind === 'missing') return notFound('This problem');
      const current = await currentOrder(tx, app, params, actor);
      if (outcome.kind === 'refused') {
        const { code, message } = outcome;
        return code === 'invalid_request'
          ? problem(400, code, message, { fields: [{ field: 'answer', message }] })
          : problem(409, code, message, { counterOrder: current });
      }
      // The whole order names its customer, whose erasure does not find the keys of the restaurant's people.
      await keepStatus(tx, 200);
      return { status: 200, body: current };
    });
  },

  getCounterProblemPhoto: async (request) => {
    const { app, params } = request;
    const found = await findBoardOrder(app.db, params.id, params.orderId);
    if (found === null) return notFound('This order');
    const actor = counterActor(request);
    if (!(await mayRead(app.db, app, actor, found))) return roleNeeded(actor);
    const bytes = await findPhoto(app.db, params);
    if (bytes === null) return notFound('This photo');
    return { status: 200, headers: photoHeaders, picture: { type: 'image/jpeg', bytes } };
  },
} satisfies Partial<Handlers>;
