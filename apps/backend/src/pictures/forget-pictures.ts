import { sql } from 'drizzle-orm';
import type { AppContext } from '../context.ts';

const keptFor = sql`interval '30 days'`;
const mostAtOnce = 500;

// On the menu, or of the restaurant itself; a retired dish shows nowhere.
const isNamed = sql`(
  exists (select from menu_items i where i.restaurant_id = r.restaurant_id and not i.is_retired and i.photo->>'hash' = r.hash)
  or exists (select from restaurant_settings s where s.restaurant_id = r.restaurant_id
    and r.hash in (s.logo->>'hash', s.masthead->>'hash'))
)`;

/**
 * Forgets the pictures that for 30 days no menu has named and that no order shows, with their bytes. Two servers at once take
 * turns at a row; one that comes late finds nothing left.
 */
export async function forgetPictures(app: AppContext, isStopping: () => boolean): Promise<void> {
  await app.db.execute(sql`update restaurant_pictures r set unnamed_since = null
    where r.unnamed_since is not null and ${isNamed}`);
  await app.db.execute(sql`update restaurant_pictures r set unnamed_since = now()
    where r.unnamed_since is null and not ${isNamed}`);
  // Orders are looked through only for what may go; what one of them shows is asked about again after as long.
  await app.db.execute(sql`update restaurant_pictures r set unnamed_since = now()
    where r.unnamed_since < now() - ${keptFor} and exists (
      select from orders o where o.restaurant_id = r.restaurant_id
        and o.snapshot @> jsonb_build_object('items', jsonb_build_array(jsonb_build_object('photo', jsonb_build_object('hash', r.hash::text)))))`);
  await app.db.execute(sql`delete from restaurant_pictures where unnamed_since < now() - ${keptFor}`);
  const { rows } = await app.db.execute<{ hash: string }>(sql`select p.hash from pictures p
    where not exists (select from restaurant_pictures r where r.hash = p.hash) order by p.hash limit ${mostAtOnce}`);
  for (const { hash } of rows) {
    if (isStopping()) return;
    await app.db.transaction(async (tx) => {
      // Not one that an import has taken meanwhile. The row goes last: until then the next run comes back to it.
      const { rowCount } = await tx.execute(sql`delete from pictures p where p.hash = ${hash}
        and not exists (select from restaurant_pictures r where r.hash = p.hash)`);
      if (rowCount === 1) await app.pictures.remove(hash);
    });
  }
}
