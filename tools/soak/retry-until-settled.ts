import { setTimeout as wait } from 'node:timers/promises';
import type { ApiError, ApiResult } from '@tiffin/api';
import type { Findings } from './findings.ts';
import type { Random } from './random.ts';

const timeoutMs = 120_000;

/** The result of a call: its data, or a refusal that a retry would not change. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value; readonly wasRepeated: boolean }
  | { readonly ok: false; readonly refusal: ApiError; readonly wasRepeated: boolean };

/** Retries a call until it is settled; `what` names it in the findings. */
export type Retry = <Value>(
  what: string,
  call: (idempotencyKey: string) => Promise<ApiResult<Value>>,
) => Promise<Outcome<Value>>;

/** Makes a function that retries calls with the pauses of `random` and counts their failures in `findings`. */
export function createRetry(findings: Findings, random: Random): Retry {
  return (what, call) => retryUntilSettled(what, call, findings, random);
}

/** Repeats a call under the same idempotency key until the backend accepts or refuses it, for two minutes at most. */
async function retryUntilSettled<Value>(
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
    const isTemporary = kind !== 'http' || status === null || status >= 500 || status === 429;
    if (!isTemporary) return { ok: false, refusal: result.error, wasRepeated };
    // A response that breaks the contract never comes from the network.
    if (kind === 'malformed') findings.addViolation(`${what}: the response does not match the contract`);
    findings.countFailure(`${what}: ${status ?? kind}`);
    if (status !== null && status >= 500 && status !== 503 && status !== 502 && status !== 504)
      findings.addViolation(`${what}: status ${status} (${result.error.requestId ?? 'no request id'})`);
    if (Date.now() - started > timeoutMs) {
      findings.addViolation(`${what}: no decision within ${timeoutMs / 1000} s (${status ?? kind})`);
      return { ok: false, refusal: result.error, wasRepeated };
    }
    await wait(random.whole(200, 1_200));
  }
}
