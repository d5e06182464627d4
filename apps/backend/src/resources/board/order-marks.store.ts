import { type AcknowledgedPart, hasAllergyNote } from '@tiffin/domain';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { CounterActor } from '../../contract/handler.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { devices, type OrderRow, orderAcknowledgements, orderPrints } from '../../db/schema.ts';
import { newId } from '../../ids.ts';

/** What people have acknowledged of an order, and what devices have printed of it. */
export interface OrderMarks {
  readonly acknowledgements: readonly (typeof orderAcknowledgements.$inferSelect)[];
  readonly prints: readonly (typeof orderPrints.$inferSelect & { readonly deviceName: string })[];
}

const none: OrderMarks = { acknowledgements: [], prints: [] };

/** Reads the marks of orders; returns them by an order's id. */
export async function readMarks(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderMarks> {
  if (orderIds.length === 0) return () => none;
  const [acknowledgements, prints] = await Promise.all([
    db
      .select()
      .from(orderAcknowledgements)
      .where(inArray(orderAcknowledgements.orderId, [...orderIds]))
      .orderBy(asc(orderAcknowledgements.at)),
    db
      .select({ print: orderPrints, deviceName: devices.name })
      .from(orderPrints)
      .innerJoin(devices, eq(devices.id, orderPrints.deviceId))
      .where(inArray(orderPrints.orderId, [...orderIds]))
      .orderBy(asc(orderPrints.claimedAt)),
  ]);
  const seen = Map.groupBy(acknowledgements, ({ orderId }) => orderId);
  const printed = Map.groupBy(
    prints.map(({ print, deviceName }) => ({ ...print, deviceName })),
    ({ orderId }) => orderId,
  );
  return (orderId) => ({ acknowledgements: seen.get(orderId) ?? [], prints: printed.get(orderId) ?? [] });
}

/** Writes down who was the first to acknowledge a part of a locked order; later ones change nothing. */
export async function acknowledge(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'allergyNote'>,
  of: AcknowledgedPart,
  { memberId, name, deviceId }: CounterActor,
  at: Date,
): Promise<void> {
  await tx
    .insert(orderAcknowledgements)
    .values({
      id: newId(),
      orderId: order.id,
      of,
      actorId: memberId,
      actorName: name,
      deviceId,
      allergySeen: hasAllergyNote(order),
      at,
    })
    .onConflictDoNothing();
}

interface PrintKey {
  readonly orderId: string;
  readonly deviceId: string;
  readonly of: AcknowledgedPart;
}

/** Claims a print for a device; false where it had been claimed before. */
export async function claimPrint(tx: Transaction, print: PrintKey, claimedAt: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(orderPrints)
    .values({ ...print, claimedAt })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Notes that a device has printed what it had claimed; false where that was known, or nothing was claimed. */
export async function confirmPrint(
  tx: Transaction,
  { orderId, deviceId, of }: PrintKey,
  confirmedAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(orderPrints)
    .set({ confirmedAt })
    .where(
      and(
        eq(orderPrints.orderId, orderId),
        eq(orderPrints.deviceId, deviceId),
        eq(orderPrints.of, of),
        isNull(orderPrints.confirmedAt),
      ),
    );
  return rowCount === 1;
}
