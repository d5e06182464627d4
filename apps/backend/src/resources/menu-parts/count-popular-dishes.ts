import { popularDishCount } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';

const days = 28;
// With fewer, two friends of a dish would make it popular.
const leastOrders = 20;

const update = `
  with placed as (
    select id, snapshot from orders
    where restaurant_id = $1 and placed_at > $2::timestamptz - make_interval(days => ${days})
      and placed_at <= $2 and status not in ('declined', 'cancelled')
  ), counted as (
    select line->>'menuItemId' as id, count(distinct placed.id) as orders
    from placed, jsonb_array_elements(placed.snapshot->'items') line group by 1
  ), best as (
    select array(
      select i.id::text from counted
      join menu_items i on i.id = counted.id and not i.is_retired
      where (select count(*) from placed) >= ${leastOrders}
      order by counted.orders desc, i.id limit ${popularDishCount}
    ) as ids
  )
  update restaurants set popular_item_ids = best.ids from best
  where id = $1 and popular_item_ids is distinct from best.ids`;

/**
 * Counts which dishes most orders of the last 28 days held, for each restaurant: a dish counts once in an order, however
 * many of it. A restaurant with fewer than 20 orders has no popular dishes.
 */
export async function countPopularDishes(
  { pool, clock, log }: Pick<AppContext, 'pool' | 'clock' | 'log'>,
  isStopping: () => boolean,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from restaurants where deleted_at is null order by id',
  );
  for (const { id } of rows) {
    if (isStopping()) return;
    const { rowCount } = await pool.query(update, [id, clock.now()]);
    if (rowCount === 1) log.info({ restaurantId: id }, 'the popular dishes of a restaurant changed');
  }
}
