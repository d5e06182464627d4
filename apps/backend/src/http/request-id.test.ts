import { createLogger } from '@tiffin/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const lines: string[] = [];
let backend: TestApp;
beforeAll(async () => {
  const log = createLogger('backend', 'info', { write: (line: string) => void lines.push(line) });
  backend = await startTestApp(() => ({ log }));
});
afterAll(() => backend.close());

interface Line {
  readonly requestId?: string;
  readonly operation?: string;
  readonly msg: string;
}

test('of many requests at once, every line in the log and every answer bears its own id', async () => {
  const session = await backend.signIn();
  const { pool } = backend.app;
  const connect = pool.connect;
  // Some of them fail, deep below, and say so in the log.
  let calls = 0;
  Object.assign(pool, {
    connect: (callback: Parameters<typeof connect>[0]) => {
      calls += 1;
      if (calls % 2 === 0) return connect.call(pool, callback);
      callback(new Error('timeout exceeded when trying to connect'), undefined, () => {});
    },
  });
  lines.length = 0;
  const ids = Array.from({ length: 20 }, (_, index) => `caller-${100 + index}`);
  const answers = await Promise.all(
    ids.map((id) => backend.call('GET', '/addresses', { session, headers: { 'x-request-id': id } })),
  );
  Object.assign(pool, { connect });
  expect(answers.map(({ headers }) => headers.get('x-request-id'))).toEqual(ids);
  const failed = ids.filter((_, index) => answers[index]?.status === 503);
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
  const written = lines.map((line): Line => JSON.parse(line));
  expect(new Set(written.map(({ operation }) => operation))).toEqual(new Set(['listAddresses']));
  const idsOf = (part: string) =>
    written.flatMap(({ msg, requestId }) => (msg.includes(part) ? [requestId] : [])).sort();
  expect(idsOf('answered')).toEqual(ids);
  expect(idsOf('database cannot be reached')).toEqual(failed);
});
