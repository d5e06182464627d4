import { type Handlers, signedIn } from '../../contract/handler.ts';
import { notFound, ProblemError } from '../../contract/problem.ts';
import { photoRefusal, reportProblemRefusal } from '../order-problems/order-problems.refusals.ts';
import { findPhoto, photoHeaders } from '../order-problems/order-problems.store.ts';
import { preparePhotos } from '../order-problems/prepare-photos.ts';
import { reportProblem, whyRefused } from '../order-problems/report-problem.ts';
import { findOrder, ownsOrder } from './orders.store.ts';
import { customerOrderToWire } from './orders.wire.ts';

/** What customers report as wrong with their orders. */
export const orderProblemHandlers = {
  reportOrderProblem: async (request) => {
    const { app, params, body, keepStatus } = request;
    const { id: customerId } = signedIn(request);
    const found = await findOrder(app.db, customerId, params.id);
    if (found === null) return notFound('This order');
    if (request.isRepeat) return { status: 201, body: customerOrderToWire(found, app.clock.now()) };
    // Before the photos, which take a while, and again under the lock.
    const refused = whyRefused(found.order, found.problems, body, app.clock.now());
    if (refused !== null) return reportProblemRefusal(refused);
    const prepared = await preparePhotos(body.photos ?? []);
    if (prepared.kind === 'refused') return photoRefusal(prepared);
    const { photos } = prepared;
    return app.db.transaction(async (tx) => {
      const order = { orderId: params.id, customerId };
      const refusedNow = await reportProblem(tx, app, order, { ...body, photos });
      if (refusedNow !== null) return reportProblemRefusal(refusedNow);
      const current = await findOrder(tx, customerId, params.id);
      if (current === null) throw new ProblemError(notFound('This order'));
      // With the report itself: a crash in between would let a repeat report it twice.
      await keepStatus(tx, 201);
      return { status: 201, body: customerOrderToWire(current, app.clock.now()) };
    });
  },

  getOrderProblemPhoto: async (request) => {
    const { app, params } = request;
    const { id: orderId, problemId, photoId } = params;
    if (!(await ownsOrder(app.db, signedIn(request).id, orderId))) return notFound('This photo');
    const bytes = await findPhoto(app.db, { orderId, problemId, photoId });
    if (bytes === null) return notFound('This photo');
    return { status: 200, headers: photoHeaders, picture: { type: 'image/jpeg', bytes } };
  },
} satisfies Partial<Handlers>;
