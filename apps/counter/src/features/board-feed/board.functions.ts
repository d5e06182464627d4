import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { cancelReasons, counterRefundReasons, declineReasons, pence } from '@tiffin/domain';
import { z } from 'zod';
import { counterBackend, readWithPerson } from '../../server/backend.server.ts';
import { idSchema, restaurantSchema } from '../../server/request-schemas.server.ts';

const ofOrder = restaurantSchema.extend({ orderId: idSchema });
const key = z.uuid();
const amount = z.number().int().min(0).max(100_000_000).transform(pence);

const action = z.discriminatedUnion('name', [
  z.object({ name: z.enum(['accept', 'delay']), promisedAt: z.iso.datetime() }),
  z.object({ name: z.literal('decline'), reason: z.enum(declineReasons) }),
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
        .max(100),
      fees: z.array(z.enum(['deliveryFee', 'serviceFee'])).max(2),
    }),
  ]),
  reason: z.enum(counterRefundReasons),
  expectedRefunded: amount,
});

/** The orders that have changed after a cursor; without one those that are open. */
export const fetchChanges = createServerFn()
  .validator(restaurantSchema.extend({ after: z.number().int().min(0).optional(), isOnShift: z.boolean() }))
  .handler(async ({ data: { restaurantId, ...query } }) =>
    unwrap(await counterBackend().listChanges(restaurantId, { ...query, limit: 100 })),
  );

/** One order with its history and refunds. */
export const fetchOrder = createServerFn()
  .validator(ofOrder)
  .handler(async ({ data: { restaurantId, orderId } }) =>
    unwrap(await readWithPerson((backend) => backend.getCounterOrder(restaurantId, orderId))),
  );

/** Does something with an order, as of the version that the person saw; once, however often it is sent. */
export const actOnOrder = createServerFn({ method: 'POST' })
  .validator(ofOrder.extend({ action, expectedVersion: z.number().int().min(0).max(1_000_000), key }))
  .handler(async ({ data: { restaurantId, orderId, action, expectedVersion, key: idempotencyKey } }) =>
    unwrap(
      await counterBackend().actOnOrder(
        restaurantId,
        orderId,
        { action, expectedVersion },
        { idempotencyKey },
      ),
    ),
  );

/** Gives money back; once, however often it is sent. */
export const refundOrder = createServerFn({ method: 'POST' })
  .validator(ofOrder.extend({ refund, key }))
  .handler(async ({ data: { restaurantId, orderId, refund, key: idempotencyKey } }) =>
    unwrap(await counterBackend().refundOrder(restaurantId, orderId, refund, { idempotencyKey })),
  );

/** Lets this device act as staff again. */
export const endElevation = createServerFn({ method: 'POST' }).handler(async () =>
  unwrap(await counterBackend().endElevation()),
);

/** Lets this device act as the person of a PIN for ten minutes. */
export const enterPin = createServerFn({ method: 'POST' })
  .validator(z.object({ pin: z.string().regex(/^\d{4}$/) }))
  .handler(async ({ data }) => unwrap(await counterBackend().enterPin(data.pin)));
