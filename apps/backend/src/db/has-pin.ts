import { and, eq, exists, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';
import { restaurants, staffMembers } from './schema.ts';

/** The condition, in a query of restaurants, that one of the restaurant's people has a PIN. */
export const hasPin = (db: Database): SQL =>
  exists(
    db
      .select({ id: staffMembers.id })
      .from(staffMembers)
      .where(
        and(
          eq(staffMembers.restaurantId, restaurants.id),
          isNotNull(staffMembers.pinHash),
          isNotNull(staffMembers.joinedAt),
          isNull(staffMembers.removedAt),
        ),
      ),
  );
