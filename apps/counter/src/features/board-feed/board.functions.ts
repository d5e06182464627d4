import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import {
  acknowledgedParts,
  cancelReasons,
  counterRefundReasons,
  declineReasons,
  pence,
  soldOutKinds,
} from '@tiffin/domain';
import { z } from 'zod';
import { counterMiddleware, readMiddleware } from '../../server/backend-middleware.ts';
import { idSchema, restaurantSchema } from '../../server/request-schemas.server.ts';

const ofOrder = restaurantSchema.extend({ orderId: idSchema });
const key = z.uuid();
const amount = z.number().int().min(0).max(100_000_000).transform(pence);

const pin = z.object({ pin: z.string().regex(/^\d{4}$/) });

const action = z.discriminatedUnion('name', [
  z.object({ name: z.enum(['accept', 'delay']), promisedAt: z.iso.datetime() }),
  z.object({
    name: z.literal('decline'),
    reason: z.enum(declineReasons),
    outOf: z
      .array(z.object({ kind: z.enum(soldOutKinds), id: idSchema }))
      .max(100)
      .readonly(),
  }),
  z.object({
    name: z.literal('cancel_accepted'),
    reason: z.enum(cancelReasons),
    refund: z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['full', 'none']) }),
      z.object({ kind: z.literal('amount'), amount }),
    ]),
  }),
  z.object({ name: z.enum(['start', 'ready', 'dispatch', 'complete', 'undo']) }),
]);

const refund = z.object({
  selection: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('amount'), amount }),
    z.object({
      kind: z.literal('lines'),
      lines: z
        .array(z.object({ itemId: idSchema, quantity: z.number().int().min(1).max(1_000) }))
        .min(1)
        .max(100)
        .readonly(),
      fees: z
        .array(z.enum(['deliveryFee', 'serviceFee']))
        .max(2)
        .readonly(),
    }),
  ]),
  reason: z.enum(counterRefundReasons),
  expectedRefunded: amount,
});

/** The orders that have changed after a cursor; without one those that are open. */
export const fetchChanges = createServerFn()
  .middleware([counterMiddleware])
  .validator(restaurantSchema.extend({ after: z.number().int().min(0).optional(), isOnShift: z.boolean() }))
  .handler(async ({ context: { backend }, data: { restaurantId, ...query } }) =>
    unwrap(await backend.listChanges(restaurantId, { ...query, limit: 100 })),
  );

/** One order with its history and refunds. */
export const fetchOrder = createServerFn()
  .middleware([readMiddleware])
  .validator(ofOrder)
  .handler(async ({ context: { read }, data: { restaurantId, orderId } }) =>
    unwrap(await read((backend) => backend.getCounterOrder(restaurantId, orderId))),
  );

/** Does something with an order, as of the version that the person saw; once, however often it is sent. */
export const actOnOrder = createServerFn({ method: 'POST' })
  .middleware([counterMiddleware])
  .validator(ofOrder.extend({ action, expectedVersion: z.number().int().min(0).max(1_000_000), key }))
  .handler(
    async ({
      context: { backend },
      data: { restaurantId, orderId, action, expectedVersion, key: idempotencyKey },
    }) =>
      unwrap(
        await backend.actOnOrder(restaurantId, orderId, { action, expectedVersion }, { idempotencyKey }),
      ),
  );

/** Says that someone has seen that an order is new, or closed. */
export const acknowledgeOrder = createServerFn({ method: 'POST' })
  .middleware([counterMiddleware])
  .validator(ofOrder.extend({ of: z.enum(acknowledgedParts) }))
  .handler(async ({ context: { backend }, data: { restaurantId, orderId, of } }) =>
    unwrap(await backend.acknowledgeOrder(restaurantId, orderId, of)),
  );

/** Claims a print for this device before it prints, or confirms it afterwards. */
export const recordPrint = createServerFn({ method: 'POST' })
  .middleware([counterMiddleware])
  .validator(ofOrder.extend({ of: z.enum(acknowledgedParts), step: z.enum(['claim', 'confirm']) }))
  .handler(async ({ context: { backend }, data: { restaurantId, orderId, ...print } }) =>
    unwrap(await backend.recordPrint(restaurantId, orderId, print)),
  );

/** Gives money back; once, however often it is sent. */
export const refundOrder = createServerFn({ method: 'POST' })
  .middleware([counterMiddleware])
  .validator(ofOrder.extend({ refund, key }))
  .handler(async ({ context: { backend }, data: { restaurantId, orderId, refund, key: idempotencyKey } }) =>
    unwrap(await backend.refundOrder(restaurantId, orderId, refund, { idempotencyKey })),
  );

/** Lets this device act as staff again. */
export const endElevation = createServerFn({ method: 'POST' })
  .middleware([counterMiddleware])
  .handler(async ({ context: { backend } }) => unwrap(await backend.endElevation()));

/** Looks whether a PIN is right; the device goes on acting as staff. */
export const checkPin = createServerFn({ method: 'POST' })
  .middleware([counterMiddleware])
  .validator(pin)
  .handler(async ({ context: { backend }, data }): Promise<null> => {
    unwrap(await backend.enterPin(data.pin));
    // Where this fails, the device shows manager mode, with its End.
    await backend.endElevation();
    return null;
  });

/** Lets this device act as the person of a PIN for ten minutes. */
export const enterPin = createServerFn({ method: 'POST' })
  .middleware([counterMiddleware])
  .validator(pin)
  .handler(async ({ context: { backend }, data }) => unwrap(await backend.enterPin(data.pin)));
