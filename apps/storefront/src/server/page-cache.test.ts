import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000 });

let clock: number;
let minute: number;
let status: number;
let policy: string;
let renders: string[];
let asked: string[];
let cache: ReturnType<typeof createPageCache>;
let answer: (request: Request) => Promise<Response>;
const render = vi.fn<(request: Request) => Promise<Response>>();

const pageOf = (request: Request): Response =>
  new Response(`${request.url} version ${renders.length}`, {
    status,
    headers: { 'content-type': 'text/html', 'content-security-policy': policy, 'set-cookie': 'a=b' },
  });

beforeEach(() => {
  clock = 0;
  minute = 0;
  status = 200;
  policy = "script-src 'self'";
  renders = [];
  asked = [];
  render.mockReset().mockImplementation(async (request) => {
    renders.push(request.url);
    return pageOf(request);
  });
  answer = cacheWith({});
});

// Everything at a known host is a page for everybody.
const keyOf = (request: Request) =>
  new URL(request.url).hostname.endsWith('.known') ? { key: request.url, makeRequest: () => request } : null;

function cacheWith(options: { readonly freshMs?: number; readonly mayBeShared?: boolean }) {
  cache = createPageCache({
    render,
    keyOf: async (request) => keyOf(request),
    knownKeyOf: (request) => keyOf(request) ?? undefined,
    freshMs: 10,
    mayBeShared: true,
    maxBytes: 4_000,
    onAsked: (result) => asked.push(result),
    minute: () => minute,
    now: () => clock,
    ...options,
  });
  // As the host asks it.
  return async (request: Request): Promise<Response> => {
    const found = cache.find(request);
    return found === undefined ? cache.fetch(request) : new Response(found.body, found);
  };
}

const get = (url: string, headers: Record<string, string> = {}) => answer(new Request(url, { headers }));
const outcome = (response: Response) => response.headers.get('server-timing')?.replace('page;desc=', '');
const home = 'http://a.known/';

test('a page is rendered once and sent many times, the same bytes each time', async () => {
  for (let index = 0; index < 5; index += 1) {
    const response = await get(home);
    const { headers } = response;
    expect(await response.text()).toBe(`${home} version 1`);
    expect(headers.get('content-security-policy')).toBe(policy);
    expect(headers.get('content-length')).toBe(String(`${home} version 1`.length));
    // A cookie in a cached page would be everyone's.
    expect(headers.get('set-cookie')).toBeNull();
  }
  expect(renders).toEqual([home]);
  expect(asked).toEqual(['miss', 'hit', 'hit', 'hit', 'hit']);
});

test('what is asked for without waiting is in memory or not there, and is the same response', async () => {
  const request = new Request(home);
  expect(cache.find(request)).toBeUndefined();
  expect(renders).toEqual([]);
  const rendered = await cache.fetch(request);
  const found = cache.find(request);
  const again = await cache.fetch(request);
  expect(found?.body?.toString()).toBe(await rendered.text());
  expect(Object.fromEntries(found?.headers ?? [])).toEqual(Object.fromEntries(again.headers));
  clock = 30;
  expect(cache.find(request)).toBeUndefined();
  expect(cache.find(new Request('http://stranger/'))).toBeUndefined();
});

test('no host gets the page of another', async () => {
  for (const host of ['a', 'b', 'a', 'b']) {
    expect(await (await get(`http://${host}.known/`)).text()).toContain(`http://${host}.known/`);
  }
  expect(renders).toHaveLength(2);
});

test('a page that has grown old is still sent while the next one is being made', async () => {
  await get(home);
  clock = 10;
  const stale = await get(home);
  expect([outcome(stale), (await stale.text()).slice(-9)]).toEqual(['stale', 'version 1']);
  expect(asked).toEqual(['miss', 'stale']);
  await eventually(async () => expect(outcome(await get(home))).toBe('hit'));
  expect(await (await get(home)).text()).toContain('version 2');
  expect(renders).toHaveLength(2);
});

test('a page that is too old is neither sent nor waited for, and none of another minute is seen', async () => {
  await get(home);
  clock = 30;
  expect(outcome(await get(home))).toBe('miss');
  minute = 1;
  expect(outcome(await get(home))).toBe('miss');
  expect(outcome(await get(home))).toBe('hit');
});

test('a hundred visitors at once cost one rendering', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(home)));
  expect(renders).toHaveLength(1);
  expect(new Set(await Promise.all(answers.map((each) => each.text())))).toEqual(
    new Set([`${home} version 1`]),
  );
});

test.each([404, 500, 503])('a %d is shared by those who wait for it, and not kept', async (failure) => {
  status = failure;
  const [one, two] = await Promise.all([get(home), get(home)]);
  expect([one.status, two.status, renders.length]).toEqual([failure, failure, 1]);
  expect([one.headers.get('etag'), one.headers.get('cache-control')]).toEqual([null, null]);
  status = 200;
  expect((await get(home)).status).toBe(200);
});

test('when the page becomes an error, the error is what the next visitor sees', async () => {
  await get(home);
  clock = 10;
  status = 404;
  await get(home);
  await eventually(async () => expect((await get(home)).status).toBe(404));
});

test.each([500, 503])('a page shown before outlives a %d until it is too old', async (failure) => {
  await get(home);
  clock = 10;
  status = failure;
  // Each try to renew it fails and leaves it as it is.
  await eventually(async () => {
    expect(outcome(await get(home))).toBe('stale');
    expect(renders.length).toBeGreaterThan(3);
  });
  clock = 30;
  expect((await get(home)).status).toBe(failure);
});

test('a rendering that fails is tried again by the next visitor, and a stale page stays', async () => {
  render.mockRejectedValueOnce(new Error('broken'));
  await expect(get(home)).rejects.toThrow('broken');
  await get(home);
  clock = 10;
  render.mockRejectedValueOnce(new Error('broken again'));
  expect(outcome(await get(home))).toBe('stale');
  await eventually(async () => expect(outcome(await get(home))).toBe('stale'));
});

test('an unknown host is rendered each time and takes no room', async () => {
  for (let index = 0; index < 3; index += 1) expect(outcome(await get('http://stranger/'))).toBeUndefined();
  expect(renders).toHaveLength(3);
  expect(asked).toEqual([]);
});

test('memory is bounded: what was not asked for longest is forgotten', async () => {
  for (let index = 0; index < 100; index += 1) await get(`${home}${index}`);
  expect(outcome(await get(`${home}99`))).toBe('hit');
  expect(outcome(await get(`${home}0`))).toBe('miss');
});

test('a visitor who has the page already gets a 304 with its tag', async () => {
  const etag = (await get(home)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
  for (const tags of [etag, `"x", ${etag}`, etag.replace('W/', '')]) {
    const response = await get(home, { 'if-none-match': tags, 'accept-encoding': 'br' });
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, '']);
  }
  expect((await get(home, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  clock = 30;
  expect((await get(home, { 'if-none-match': etag })).status).toBe(200);
});

test('one content has one tag in every encoding, and another one under another policy', async () => {
  render.mockImplementation(async (request) => pageOf(request));
  const tagNow = async (encoding: string) => {
    answer = cacheWith({});
    return (await get(home, { 'accept-encoding': encoding })).headers.get('etag');
  };
  const tag = await tagNow('br');
  expect([await tagNow('gzip'), await tagNow('identity')]).toEqual([tag, tag]);
  policy = "script-src 'none'";
  expect(await tagNow('br')).not.toBe(tag);
});

test('browsers ask each time, and a shared cache keeps a page as long as we do', async () => {
  answer = cacheWith({ freshMs: 5_000 });
  const { headers } = await get(home);
  const control = 'public, max-age=0, must-revalidate, s-maxage=5, stale-while-revalidate=10';
  expect(headers.get('cache-control')).toBe(control);
  expect(headers.get('vary')).toBe('accept-encoding, cookie');
  const known = await get(home, { 'if-none-match': headers.get('etag') ?? '' });
  expect([known.status, known.headers.get('cache-control')]).toEqual([304, control]);
});

test('where shared caches are not wanted, only the visitor’s own browser keeps a page', async () => {
  answer = cacheWith({ mayBeShared: false });
  const { headers } = await get(home);
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('vary')).toBe('accept-encoding, cookie');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['identity', null],
])('to a browser that accepts "%s" the page is sent as %s', async (accepted, encoding) => {
  const response = await get(home, { 'accept-encoding': accepted });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  const plain =
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  expect(plain.toString()).toBe(`${home} version 1`);
});
