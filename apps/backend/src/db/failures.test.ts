import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './failures.ts';

const failure = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('as Postgres says it'), { code }) });

test.each([
  ['a full disk', '53100'],
  ['a standby that only reads', '25006'],
  ['too many connections', '53300'],
  ['a lost connection', '08006'],
])('%s passes, so the caller may try again', (_what, code) => {
  expect(isDatabaseUnavailable(failure(code))).toBe(true);
});

test.each([
  ['a broken rule', '23505'],
  ['a mistake in a query', '42601'],
])('%s does not', (_what, code) => {
  expect(isDatabaseUnavailable(failure(code))).toBe(false);
});
