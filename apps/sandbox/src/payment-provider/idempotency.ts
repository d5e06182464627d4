import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './faults.ts';
import type { Ledger } from './ledger.ts';

/** Seconds for which the first answer to a key is kept. */
const lifetime = 24 * 60 * 60;

/**
 * Stripe's idempotency: the first answer to an `Idempotency-Key`, a 500 included, is given again to the same request;
 * the same key with other parameters is refused, as is a second request while the first is still running. Refused
 * parameters are not stored, because nothing has been done yet.
 */
export function idempotency(ledger: Ledger): MiddlewareHandler<ApiEnv> {
  const running = new Set<string>();
  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (key === undefined || c.req.method !== 'POST') return next();
    if (key.length > 255) {
      throw new ApiError(400, 'Idempotency keys hold at most 255 characters.', { type: 'idempotency_error' });
    }
    const parameters = (await c.req.text()).split('&').sort().join('&');
    const fingerprint = createHash('sha256')
      .update(`${c.req.method} ${c.req.path}\n${parameters}`)
      .digest('hex');
    c.header('Idempotency-Key', key);

    const stored = ledger.answers.get(key);
    if (stored !== undefined && stored.at + lifetime > ledger.now()) {
      if (stored.fingerprint !== fingerprint) {
        throw new ApiError(
          400,
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        );
      }
      return new Response(stored.body, {
        status: stored.status,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          'idempotent-replayed': 'true',
          'original-request': stored.requestId,
          ...(stored.status >= 500 && { 'stripe-should-retry': 'false' }),
        },
      });
    }
    if (running.has(key)) {
      throw new ApiError(
        409,
        'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through). Please try again later.',
        { type: 'idempotency_error', code: 'idempotency_key_in_use' },
      );
    }
    running.add(key);
    try {
      await next();
      if (isStored(c.error)) {
        const body = await c.res.clone().text();
        const answer = {
          fingerprint,
          requestId: c.get('requestId'),
          at: ledger.now(),
          status: c.res.status,
          body,
        };
        ledger.answers.set(key, answer);
        ledger.touch();
      }
    } finally {
      running.delete(key);
    }
  };
}

function isStored(error: Error | undefined): boolean {
  return !(error instanceof ApiError) || error.details.param === undefined;
}
