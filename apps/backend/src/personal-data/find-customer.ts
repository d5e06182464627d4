import { isId } from '@tiffin/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { customers } from '../db/schema.ts';

/** The ids of the customers of a tenant that have this id or e-mail address, which several accounts may share. */
export async function findCustomerIds(
  db: Database,
  foundationId: string,
  idOrEmail: string,
): Promise<readonly string[]> {
  const isMeant = isId(idOrEmail)
    ? eq(customers.id, idOrEmail)
    : sql`lower(${customers.email}) = lower(${idOrEmail})`;
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.foundationId, foundationId), isMeant))
    .orderBy(customers.createdAt);
  return rows.map(({ id }) => id);
}
