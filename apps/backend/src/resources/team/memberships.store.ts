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

/** What a person is at one restaurant. */
interface FoundMembership {
  readonly actor: CounterActor;
  readonly isRestaurantDeleted: boolean;
}

const isInTeam = and(isNotNull(staffMembers.joinedAt), isNull(staffMembers.removedAt));

/** What a person is at one restaurant of a tenant, deleted or not; null where they do not work. */
export async function findMembership(
  db: Database,
  foundationId: string,
  googleSub: string,
  restaurantId: string,
): Promise<FoundMembership | null> {
  const [row] = await db
    .select({
      memberId: staffMembers.id,
      name: staffMembers.name,
      role: staffMembers.role,
      deletedAt: restaurants.deletedAt,
    })
    .from(staffMembers)
    .innerJoin(restaurants, eq(restaurants.id, staffMembers.restaurantId))
    .where(
      and(
        eq(staffMembers.googleSub, googleSub),
        eq(staffMembers.restaurantId, restaurantId),
        eq(restaurants.foundationId, foundationId),
        isInTeam,
      ),
    );
  if (row === undefined) return null;
  const { deletedAt, ...member } = row;
  const actor = { ...member, name: row.name ?? '', deviceId: null };
  return { actor, isRestaurantDeleted: deletedAt !== null };
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
    .where(
      and(
        eq(staffMembers.googleSub, googleSub),
        eq(restaurants.foundationId, foundationId),
        isInTeam,
        isNull(restaurants.deletedAt),
      ),
    )
    .orderBy(asc(restaurants.name), asc(restaurants.id));
}
