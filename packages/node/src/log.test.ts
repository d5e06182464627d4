import { expect, test } from 'vitest';
import { createLogger } from './log.ts';
import { requestScope } from './request-scope.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('test', 'info', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

test('tokens and passwords are redacted wherever they stand', () => {
  const line = logged((log) =>
    log.info({
      authorization: 'Bearer hush',
      headers: {
        authorization: 'Bearer hush',
        cookie: 'hush',
        'access-token': 'hush',
        'refresh-token': 'hush',
        'stripe-signature': 'hush',
      },
      body: { data: { accessToken: 'hush', refreshToken: 'hush' }, idToken: 'hush' },
    }),
  );
  expect(line).toContain('[redacted]');
  expect(line).not.toContain('hush');
});

test('tokens and passwords are redacted in lists and in instances of classes', () => {
  class Session {
    readonly accessToken = 'hush';
    readonly customer = 'ada';
  }
  const line = logged((log) =>
    log.info({ calls: [[{ cookie: 'hush', path: '/cart' }]], session: new Session() }),
  );
  expect(line).not.toContain('hush');
  expect(JSON.parse(line)).toMatchObject({
    calls: [[{ cookie: '[redacted]', path: '/cart' }]],
    session: { accessToken: '[redacted]', customer: 'ada' },
  });
});

test('what is logged stays as it is, and an object that contains itself is logged too', () => {
  const body: Record<string, unknown> = { password: 'open sesame', at: new Date(0) };
  body.self = body;
  const line = logged((log) => log.info({ body }));
  expect(JSON.parse(line).body).toMatchObject({ password: '[redacted]', at: '1970-01-01T00:00:00.000Z' });
  expect(line).not.toContain('sesame');
  expect(body.password).toBe('open sesame');
});

test('an error is logged with its cause, and a query without its parameters', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(hush@example.com) exists.',
  });
  const error = new Error(
    'Failed query: insert into customers values ($1)\nparams: hush@example.com,two\nlines of hush',
    {
      cause,
    },
  );
  const line = logged((log) => log.error({ err: error }, 'failed'));
  expect(line).not.toContain('hush');
  const { err } = JSON.parse(line);
  expect(err).toMatchObject({
    message: 'Failed query: insert into customers values ($1)',
    cause: { message: 'duplicate key', code: '23505' },
  });
});

test('every line written on behalf of a request has its id, and no other line has', async () => {
  const lines: string[] = [];
  const log = createLogger('test', 'info', { write: (line: string) => void lines.push(line) });
  log.info('before');
  await requestScope.run({ requestId: 'request-1', operation: 'getMe' }, async () => {
    await Promise.resolve();
    log.child({ part: 'payments' }).info('within');
  });
  expect(lines.map((line) => JSON.parse(line).requestId)).toEqual([undefined, 'request-1']);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ operation: 'getMe', part: 'payments', msg: 'within' });
});

test('the fields of one line of a request do not appear in its next line', async () => {
  const lines: string[] = [];
  const log = createLogger('test', 'info', { write: (line: string) => void lines.push(line) });
  await requestScope.run({ requestId: 'request-2' }, async () => {
    log.info({ part: 'payments' }, 'first');
    log.info('second');
  });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ requestId: 'request-2', msg: 'second' });
  expect(lines[1]).not.toContain('payments');
});
