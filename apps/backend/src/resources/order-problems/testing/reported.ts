import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { orders } from '../../../db/schema.ts';
import { newId } from '../../../ids.ts';
import { jpegOf } from '../../../pictures/testing/pictures.ts';
import type { TestAnswer } from '../../../testing/test-app.ts';
import type { Shop, Shopper } from '../../checkout/testing/shop.ts';
import { reportProblem } from '../report-problem.ts';

type Schemas = components['schemas'];

/** What a customer sends. */
export interface SentReport {
  readonly reason: string;
  readonly lines?: readonly string[];
  readonly text?: string;
  readonly photos?: readonly Uint8Array[];
}

/** Reports something wrong with an order as its customer. */
export function report(
  shopper: Pick<Shopper, 'call'>,
  orderId: string,
  { photos = [], ...rest }: SentReport = { reason: 'late' },
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer<Schemas['Order'] & Partial<Schemas['Error']>>> {
  const files = photos.map((bytes) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
  return shopper.call('POST', `/orders/${orderId}/problems`, { ...rest, photos: files }, headers);
}

/** Reports something with a photo for an order, as its customer; returns the ids of both. */
export async function reportWithPhoto(
  { app }: Pick<Shop, 'app'>,
  orderId: string,
): Promise<{ readonly problemId: string; readonly photoId: string }> {
  const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  if (order?.customerId == null) throw new Error(`The order ${orderId} has no customer.`);
  const { customerId } = order;
  const photo = { bytes: await jpegOf(40, 30), width: 40, height: 30 };
  const content = { reason: 'missing', lines: [], text: '', photos: [photo] } as const;
  const refused = await app.db.transaction((tx) =>
    reportProblem(tx, app, { orderId, customerId }, { ...content, lines: [] }),
  );
  if (refused !== null) throw new Error(`It was refused: ${refused.kind}.`);
  const { rows } = await app.pool.query<{ problemId: string; photoId: string }>(
    `select p.id as "problemId", f.id as "photoId" from order_problems p
       join order_problem_photos f on f.problem_id = p.id where p.order_id = $1 order by p.position desc limit 1`,
    [orderId],
  );
  return rows[0] ?? { problemId: newId(), photoId: newId() };
}
