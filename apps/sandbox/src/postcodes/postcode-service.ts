import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Environment } from '../environment.ts';
import { listen, type RunningService } from '../service.ts';
import { findOutcode, findPostcode, parsePostcode } from './directory.ts';
import { outageOf } from './troubles.ts';

/** Where the postcode service listens. */
export interface PostcodeServiceOptions {
  readonly host: string;
  readonly port: number;
}

/** Reads the options from the environment. */
export function postcodeServiceOptions(env: Environment): PostcodeServiceOptions {
  return { host: env.HOST, port: env.POSTCODES_PORT };
}

/** Starts the stand-in for postcodes.io: the same paths, answers and refusals, with a few hundred areas. */
export function startPostcodeService(options: PostcodeServiceOptions): Promise<RunningService> {
  const app = new Hono();
  app.use(cors({ origin: '*' }));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/postcodes/:postcode', async (c) => {
    const parts = parsePostcode(c.req.param('postcode'));
    if (parts === undefined) return c.json({ status: 404, error: 'Invalid postcode' }, 404);
    const outage = outageOf(parts.outcode, parts.incode);
    // Until the caller gives up.
    if (outage === 'silent') await closed(c.req.raw.signal);
    if (outage !== undefined) return c.json({ status: 503, error: 'Service unavailable' }, 503);
    const result = findPostcode(parts.outcode, parts.incode);
    return result === undefined
      ? c.json({ status: 404, error: 'Postcode not found' }, 404)
      : c.json({ status: 200, result });
  });

  app.get('/postcodes/:postcode/validate', (c) => {
    const parts = parsePostcode(c.req.param('postcode'));
    const isKnown = parts !== undefined && findPostcode(parts.outcode, parts.incode) !== undefined;
    return c.json({ status: 200, result: isKnown });
  });

  app.get('/outcodes/:outcode', (c) => {
    const found = findOutcode(c.req.param('outcode'));
    if (found === undefined) return c.json({ status: 404, error: 'Outcode not found' }, 404);
    const { outcode, latitude, longitude, district, country } = found;
    return c.json({
      status: 200,
      result: { outcode, longitude, latitude, admin_district: [district], country: [country] },
    });
  });

  app.notFound((c) => c.json({ status: 404, error: 'Resource not found' }, 404));
  return listen('postcodes', createAdaptorServer({ fetch: app.fetch }), options);
}

function closed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
