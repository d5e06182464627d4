import { type ReportRefusal, whyNotReported } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import type { RequestBody } from '../../contract/handler.ts';
import type { Transaction } from '../../db/client.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { holdRestaurant } from '../../db/lock-restaurant.ts';
import { raiseVersion } from '../../db/raise-version.ts';
import { type OrderRow, orderProblemPhotos, orderProblems } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { queueOrderMails } from '../../mail-queue/queue-mails.ts';
import type { PreparedPhoto } from '../../pictures/prepare-photo.ts';
import { readProblems, type StoredProblem } from './order-problems.store.ts';

/** What a customer reports, with the photos as they are kept. */
export interface Report extends Pick<RequestBody<'reportOrderProblem'>, 'reason' | 'lines' | 'text'> {
  readonly photos: readonly PreparedPhoto[];
}

/** Why nothing was reported: by the rules of reports, or because something that it names is not there. */
export type ReportRefused =
  | { readonly kind: 'missing' | 'restaurant_gone' }
  | ({ readonly kind: 'not_allowed' } & ReportRefusal)
  | { readonly kind: 'unknown_lines'; readonly places: readonly number[] };

/** Returns why the order cannot get this report; null where it can. */
export function whyRefused(
  { placedAt, snapshot }: OrderRow,
  problems: readonly StoredProblem[],
  { lines = [] }: Pick<Report, 'lines'>,
  now: Date,
): ReportRefused | null {
  const refusal = whyNotReported({ placedAt: placedAt?.toISOString() ?? null, problems }, now);
  if (refusal !== null) return { kind: 'not_allowed', ...refusal };
  const known = new Set(snapshot.items.map(({ id }) => id));
  const places = lines.flatMap((line, place) => (known.has(line) ? [] : [place]));
  return places.length === 0 ? null : { kind: 'unknown_lines', places };
}

/**
 * Writes down under the order's lock what its customer has found wrong, and queues the mails to the managers; returns why
 * not where it does not. The order's version grows, so that pages and boards that follow it read it; its history, which
 * is of its states, does not.
 */
export async function reportProblem(
  tx: Transaction,
  app: Pick<AppContext, 'clock' | 'jobs'>,
  { orderId, customerId }: { readonly orderId: string; readonly customerId: string },
  report: Report,
): Promise<ReportRefused | null> {
  const order = await lockOrder(tx, orderId);
  // An erasure may have come first.
  if (order === null || order.customerId !== customerId) return { kind: 'missing' };
  const problems = (await readProblems(tx, [orderId]))(orderId);
  const now = app.clock.now();
  const refused = whyRefused(order, problems, report, now);
  if (refused !== null) return refused;
  if (!(await holdRestaurant(tx, order.restaurantId))) return { kind: 'restaurant_gone' };
  const version = await raiseVersion(tx, orderId);
  const id = newId();
  await tx.insert(orderProblems).values({
    id,
    orderId,
    position: problems.length + 1,
    version,
    reason: report.reason,
    lines: report.lines ?? [],
    text: (report.text ?? '').trim(),
    reportedAt: now,
  });
  // One by one: together they may be larger than what a statement should hold.
  for (const [place, photo] of report.photos.entries()) {
    await tx.insert(orderProblemPhotos).values({ ...photo, id: newId(), problemId: id, position: place + 1 });
  }
  await queueOrderMails(tx, app, { ...order, version }, { event: 'problem_reported' });
  return null;
}
