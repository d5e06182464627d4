import { setTimeout as wait } from 'node:timers/promises';
import type { ApiError, ApiResult } from '@tiffin/api';
import type { Findings } from './findings.ts';
import type { Random } from './random.ts';

const patienceMs = 120_000;

/** How a call came out in the end: its data, or a refusal that asking again would not change. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value; readonly wasRepeated: boolean }
  | { readonly ok: false; readonly refusal: ApiError; readonly wasRepeated: boolean };

/** Repeats a call under the same idempotency key until the backend accepts or refuses it, for two minutes at most. */
export async function retryUntilSettled<Value>(
  what: string,
  call: (idempotencyKey: string) => Promise<ApiResult<Value>>,
  findings: Findings,
  random: Random,
): Promise<Outcome<Value>> {
  const key = crypto.randomUUID();
  const started = Date.now();
  for (let attempts = 0; ; attempts++) {
    const result = await call(key);
    const wasRepeated = attempts > 0;
    if (result.ok) return { ok: true, value: result.data, wasRepeated };
    const { kind, status } = result.error;
    const isPassing = kind !== 'http' || status === null || status >= 500 || status === 429;
    if (!isPassing) return { ok: false, refusal: result.error, wasRepeated };
    // An answer that cannot be read is never the network's doing.
    if (kind === 'malformed') findings.addViolation(`${what}: an answer that is not the contract's`);
    findings.countFailure(`${what}: ${status ?? kind}`);
    if (status !== null && status >= 500 && status !== 503 && status !== 502 && status !== 504)
      findings.addViolation(`${what}: status ${status} (${result.error.requestId ?? 'no request id'})`);
    if (Date.now() - started > patienceMs) {
      findings.addViolation(`${what}: no decision within ${patienceMs / 1000} s (${status ?? kind})`);
      return { ok: false, refusal: result.error, wasRepeated };
    }
    await wait(random.whole(200, 1_200));
  }
}
