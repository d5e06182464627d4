import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { serve } from 'srvx/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBodyLimit, proxiedNetwork } from './limit-body.ts';

const patienceMs = 1_000;
const limitBody = createBodyLimit({
  uploads: [{ path: '/upload', maxBytes: 4_000 }],
  maxBytes: 1_000,
  patienceMs,
  mostAtOnce: 3,
  mostOfOne: 2,
  callerOf: ({ headers }) => headers.get('x-caller') ?? undefined,
});
const server = serve({
  port: 0,
  hostname: '127.0.0.1',
  silent: true,
  manual: true,
  gracefulShutdown: false,
  async fetch(request) {
    const limited = limitBody(request);
    if (limited instanceof Response) return limited;
    try {
      return new Response(`read ${(await limited.arrayBuffer()).byteLength}`);
    } catch {
      return new Response('broken off', { status: 400 });
    }
  },
});

beforeAll(() => server.serve()?.then(() => server.ready()));
afterAll(() => server.close(true));

const asked = async (path: string, body: BodyInit | null, init: RequestInit = {}) => {
  const response = await fetch(new URL(path, server.url), { method: 'POST', body, ...init });
  return [response.status, await response.text()];
};
const streamOf = (bytes: number) => new Blob(['x'.repeat(bytes)]).stream();
const chunked = { duplex: 'half' } as RequestInit;

test('an upload may be larger than every other body, and neither more than its limit', async () => {
  expect(await asked('/call', 'x'.repeat(1_000))).toEqual([200, 'read 1000']);
  expect(await asked('/call', 'x'.repeat(1_001))).toEqual([413, 'This is too large to be sent.']);
  expect(await asked('/upload', 'x'.repeat(4_000))).toEqual([200, 'read 4000']);
  expect(await asked('/upload', 'x'.repeat(4_001))).toEqual([413, 'This is too large to be sent.']);
  // Only the address itself, whatever stands behind it.
  expect(await asked('/upload?a=b', 'x'.repeat(4_000))).toEqual([200, 'read 4000']);
  expect(await asked('/upload/x', 'x'.repeat(4_000))).toEqual([413, 'This is too large to be sent.']);
});

test('a body that does not say how long it is, is counted', async () => {
  expect(await asked('/call', streamOf(1_000), chunked)).toEqual([200, 'read 1000']);
  expect(await asked('/call', streamOf(1_001), chunked)).toEqual([400, 'broken off']);
  expect(await asked('/upload', streamOf(4_000), chunked)).toEqual([200, 'read 4000']);
  expect(await asked('/upload', streamOf(4_001), chunked)).toEqual([400, 'broken off']);
});

test('a request without a body passes as it is', async () => {
  expect(await asked('/call', null)).toEqual([200, 'read 0']);
});

test('only so many large uploads come at once, and small ones always', async () => {
  const held = await Promise.all(Array.from({ length: 3 }, () => opened('/upload', 4_000)));
  const coming = setInterval(() => {
    for (const socket of held) socket.write('x');
  }, patienceMs / 10);
  await expect
    .poll(() => asked('/upload', 'x'.repeat(1_001)))
    .toEqual([503, 'Too much is being sent at the moment.']);
  expect(await asked('/upload', 'x'.repeat(1_000))).toEqual([200, 'read 1000']);
  expect(await asked('/call', 'x'.repeat(1_000))).toEqual([200, 'read 1000']);
  clearInterval(coming);
  for (const socket of held) socket.destroy();
  await expect.poll(() => asked('/upload', 'x'.repeat(4_000))).toEqual([200, 'read 4000']);
});

test('one caller holds no more than their share of them', async () => {
  const held = await Promise.all([opened('/upload', 4_000, 'ann'), opened('/upload', 4_000, 'ann')]);
  const coming = setInterval(() => {
    for (const socket of held) socket.write('x');
  }, patienceMs / 10);
  const from = (caller: string) => asked('/upload', 'x'.repeat(1_001), { headers: { 'x-caller': caller } });
  await expect.poll(() => from('ann')).toEqual([503, 'Too much is being sent at the moment.']);
  expect(await from('bob')).toEqual([200, 'read 1001']);
  // Behind a proxy that nobody trusts everyone would be the same.
  expect(await asked('/upload', 'x'.repeat(1_001))).toEqual([200, 'read 1001']);
  clearInterval(coming);
  for (const socket of held) socket.destroy();
  await expect.poll(() => from('ann')).toEqual([200, 'read 1001']);
});

test('a caller is the network that our own proxy names, not what stands before it', () => {
  const named = new Headers({ 'x-forwarded-for': '192.0.2.1, 2001:db8:1:2:3::4' });
  expect(proxiedNetwork(named, 1)).toBe('2001:db8:1:2::/64');
  expect(proxiedNetwork(named, 0)).toBeUndefined();
  expect(proxiedNetwork(new Headers(), 1)).toBeUndefined();
});

/** A connection on which a request with a body of so many bytes has begun. */
async function opened(path: string, bytes: number, caller?: string): Promise<Socket> {
  const { port } = new URL(server.url ?? '');
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a.test\r\nconnection: close\r\n${caller === undefined ? '' : `x-caller: ${caller}\r\n`}content-length: ${bytes}\r\n\r\n`,
  );
  return socket;
}

/** Sends a body piece by piece, a piece each time; returns all that came back. */
async function trickled(path: string, pieces: number, everyMs: number): Promise<string> {
  const socket = await opened(path, 100);
  let back = '';
  socket.on('data', (data) => {
    back += data.toString();
  });
  // Cut off, it may be reset, which `once` would take for a failure of this test.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (let sent = 0; sent < pieces && !socket.destroyed; sent += 1) {
    socket.write('x'.repeat(100 / 10));
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  await closed;
  return back;
}

test('an upload takes as long as it keeps coming, and every other body is cut off after its time', async () => {
  const [upload, call] = await Promise.all([
    trickled('/upload', 10, patienceMs / 6),
    trickled('/call', 10, patienceMs / 6),
  ]);
  expect(upload).toContain('HTTP/1.1 200 ');
  expect(upload).toContain('read 100');
  expect(call).not.toContain('200');
});

test('an upload of which nothing comes any more is cut off', async () => {
  expect(await trickled('/upload', 3, 10)).not.toContain('200');
});
