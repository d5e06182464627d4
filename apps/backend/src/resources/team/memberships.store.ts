import type { StaffRole } from '@tiffin/domain';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CounterActor } from '../../contract/handler.ts';
import type { Database } from '../../db/client.ts';
import { restaurants, staffMembers } from '../../db/schema.ts';

/** A restaurant where a person works. */
export interface Membership {
  readonly memberId: string;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly role: StaffRole;
}

const isWorking = and(
  isNotNull(staffMembers.joinedAt),
  isNull(staffMembers.removedAt),
  isNull(restaurants.deletedAt),
);

/** What a person is at one restaurant of a tenant; null where they do not work. */
export async function findMembership(
  db: Database,
  foundationId: string,
  googleSub: string,
  restaurantId: string,
): Promise<CounterActor | null> {
  const [row] = await db
    .select({ memberId: staffMembers.id, name: staffMembers.name, role: staffMembers.role })
    .from(staffMembers)
    .innerJoin(restaurants, eq(restaurants.id, staffMembers.restaurantId))
    .where(
      and(
        eq(staffMembers.googleSub, googleSub),
        eq(staffMembers.restaurantId, restaurantId),
        eq(restaurants.foundationId, foundationId),
        isWorking,
      ),
    );
  return row === undefined ? null : { ...row, name: row.name ?? '', deviceId: null };
}

/** The restaurants of a tenant where a person works, by name. */
export function listMemberships(
  db: Database,
  foundationId: string,
  googleSub: string,
): Promise<readonly Membership[]> {
  return db
    .select({
      memberId: staffMembers.id,
      restaurantId: restaurants.id,
      restaurantName: restaurants.name,
      role: staffMembers.role,
    })
    .from(staffMembers)
    .innerJoin(restaurants, eq(restaurants.id, staffMembers.restaurantId))
    .where(and(eq(staffMembers.googleSub, googleSub), eq(restaurants.foundationId, foundationId), isWorking))
    .orderBy(asc(restaurants.name), asc(restaurants.id));
}
