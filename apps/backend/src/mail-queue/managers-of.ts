import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { staffMembers } from '../db/schema.ts';

/** What makes a member one whom mails to the managers reach: joined by a verified address, and an owner or manager now. */
export const isManager = and(
  isNotNull(staffMembers.joinedAt),
  isNull(staffMembers.removedAt),
  inArray(staffMembers.role, ['owner', 'manager']),
);

/**
 * The members who get a restaurant's mails to its managers, by id. Where there is none, null stands for the restaurant's
 * own address.
 */
export async function managersOf(tx: Transaction, restaurantId: string): Promise<readonly (string | null)[]> {
  const rows = await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(eq(staffMembers.restaurantId, restaurantId), isManager))
    .orderBy(asc(staffMembers.id));
  return rows.length === 0 ? [null] : rows.map(({ id }) => id);
}
