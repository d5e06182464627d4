import type { CounterActor } from '../../contract/handler.ts';
import type { Database } from '../../db/client.ts';
import { type AuditData, type auditActions, auditLog } from '../../db/schema.ts';
import { newId } from '../../ids.ts';

/** A change of a restaurant's people, devices or settings. */
export interface AuditEntry {
  readonly restaurantId: string;
  readonly action: (typeof auditActions)[number];
  readonly actor: Pick<CounterActor, 'memberId' | 'name' | 'deviceId'>;
  readonly data?: AuditData;
}

/** Writes down who changed what, in the change's own transaction. */
export async function addToAuditLog(
  db: Database,
  { restaurantId, action, actor, data = {} }: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({
    id: newId(),
    restaurantId,
    action,
    actorId: actor.memberId,
    actorName: actor.name,
    deviceId: actor.deviceId,
    data,
  });
}
