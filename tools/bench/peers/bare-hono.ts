// The peer of the backend: only Hono and the driver, with the statement that one caller alone needs.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = new Hono();

const byHostname = {
  name: 'restaurant-by-hostname',
  text: `select r.id, r.name, main.hostname as domain, r.has_delivery as "hasDelivery", r.has_collection as "hasCollection",
      r.is_active as "isActive", r.hours, r.time_zone as "timeZone", r.created_at as "createdAt",
      s.paused_modes as "pausedModes", s.paused_until as "pausedUntil", s.pause_reason as "pauseReason",
      s.busy_minutes as "busyMinutes", s.busy_until as "busyUntil",
      coalesce((select json_agg(json_strip_nulls(json_build_object(
        'date', d.date, 'isActive', d.is_active, 'opening', d.opening, 'closing', d.closing,
        'breaks', d.breaks, 'customerNote', d.customer_note)) order by d.date)
        from special_hours d where d.restaurant_id = r.id), '[]'::json) as "specialHours"
    from restaurant_domains asked
    join restaurants r on r.id = asked.restaurant_id
    join restaurant_domains main on main.restaurant_id = r.id and main.position = 0
    left join service_states s on s.restaurant_id = r.id
    where asked.hostname = $1 and not asked.is_freed and r.foundation_id = $2 and r.deleted_at is null`,
};
app.get('/by-hostname/:hostname', async (context) => {
  const values = [context.req.param('hostname'), context.req.header('foundation-id')];
  const { rows } = await pool.query({ ...byHostname, values });
  return context.json(rows[0]);
});

const oneRow = {
  name: 'one-row',
  text: 'select id, restaurant_id, updated_at from carts where customer_id = $1 and restaurant_id = $2',
};
app.get('/one-row/:customer', async (context) => {
  const values = [context.req.param('customer'), context.req.header('restaurant-id')];
  const { rows } = await pool.query({ ...oneRow, values });
  return context.json(rows[0]);
});

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${JSON.stringify({ port, msg: 'listening' })}\n`);
});
