import { captureConsole, createLogger } from '@tiffin/node';
import { expect, test, vi } from 'vitest';
import { answerFromMemory, withRequestLog } from './request-log.ts';

function setUp() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { lines, log: createLogger('storefront', 'info', { write }) };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('each request has an id, in its answer, its line and every line written on its behalf', async () => {
  const { lines, log } = setUp();
  const response = await withRequestLog(
    new Request('http://localhost:3000/offers?secret=1'),
    async () => {
      await Promise.resolve();
      log.warn({ url: 'x' }, 'deep inside');
      return new Response('ok');
    },
    log,
  );
  const requestId = response.headers.get('x-request-id');
  expect(requestId).toMatch(uuid);
  expect(lines).toMatchObject([
    { level: 'warn', app: 'storefront', msg: 'deep inside', requestId },
    { level: 'info', msg: 'request', requestId, method: 'GET', path: '/offers', status: 200 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('a response from memory has an id and a line too, and one that is not there has neither', async () => {
  const { lines, log } = setUp();
  const request = new Request('http://localhost:3000/offers?secret=1');
  expect(answerFromMemory(request, () => undefined, log)).toBeUndefined();
  expect(lines).toEqual([]);
  const find = () => {
    log.warn('deep inside');
    return { status: 200, headers: [['etag', 'W/"1"']] as [string, string][], body: Buffer.from('page') };
  };
  const response = answerFromMemory(request, find, log);
  const requestId = response?.headers.get('x-request-id');
  expect(requestId).toMatch(uuid);
  expect([response?.status, response?.headers.get('etag'), await response?.text()]).toEqual([
    200,
    'W/"1"',
    'page',
  ]);
  expect(lines).toMatchObject([
    { level: 'warn', msg: 'deep inside', requestId },
    { level: 'info', msg: 'request', requestId, method: 'GET', path: '/offers', status: 200 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test.each([
  ['a-sane_Id-1', true],
  ['short', false],
  ['x'.repeat(65), false],
  ['an id with blanks', false],
])('the id %s of the caller: kept %s', async (given, isKept) => {
  const { log } = setUp();
  const request = new Request('http://localhost/', { headers: { 'x-request-id': given } });
  const response = await withRequestLog(request, () => new Response(''), log);
  expect(response.headers.get('x-request-id') === given).toBe(isKept);
});

test('what goes wrong is logged with its id and answered without details', async () => {
  const { lines, log } = setUp();
  const failing = () => {
    throw new Error('the inner workings', { cause: new Error('deeper') });
  };
  const response = await withRequestLog(new Request('http://localhost/x'), failing, log);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('inner');
  expect(lines).toMatchObject([
    {
      level: 'error',
      msg: 'A request failed',
      err: { message: 'the inner workings', cause: { message: 'deeper' } },
    },
    { level: 'error', msg: 'request', status: 500 },
  ]);
});

test('a client that has gone away is no error', async () => {
  const { lines, log } = setUp();
  const controller = new AbortController();
  const request = new Request('http://localhost/', { signal: controller.signal });
  const gone = async () => {
    controller.abort();
    throw new Error('whatever the stream says then');
  };
  await withRequestLog(request, gone, log);
  await withRequestLog(
    new Request('http://localhost/'),
    () => Promise.reject(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    log,
  );
  expect(lines.map(({ level, status }) => [level, status])).toEqual([
    ['info', 499],
    ['info', 499],
  ]);
});

test('what libraries write to the console gets the form of all other lines, without aborts', () => {
  const { lines, log } = setUp();
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
  captureConsole(log);
  console.error('Error in render', new TypeError('no such thing'));
  console.error(new DOMException('This operation was aborted', 'AbortError'));
  console.error(new Error('aborted'));
  console.warn('careful');
  vi.restoreAllMocks();
  expect(lines).toMatchObject([
    { level: 'error', msg: 'Error in render', err: { type: 'TypeError', message: 'no such thing' } },
    { level: 'warn', msg: 'careful' },
  ]);
  expect(lines).toHaveLength(2);
});

test('an answer whose headers cannot be changed, as those of a redirect, bears the id too', async () => {
  const { lines, log } = setUp();
  const redirect = Response.redirect('http://localhost:3000/evil.example', 308);
  const response = await withRequestLog(
    new Request('http://localhost:3000//evil.example'),
    () => redirect,
    log,
  );
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('http://localhost:3000/evil.example');
  expect(response.headers.get('x-request-id')).toMatch(uuid);
  expect(lines).toMatchObject([{ level: 'info', status: 308 }]);
});
