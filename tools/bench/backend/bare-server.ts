// What the backend is measured against: Hono and the driver with the same queries, and nothing else.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { byDomainQuery } from '../../../apps/backend/src/resources/restaurants/restaurants.store.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = new Hono();

app.get('/by-domain/:domain', async (context) => {
  const values = [context.req.param('domain'), context.req.header('foundation-id')];
  const { rows } = await pool.query({ ...byDomainQuery, values });
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
