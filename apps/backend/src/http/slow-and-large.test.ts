import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { startTestApp, type TestApp, testFoundationId } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { type Listening, listen } from './listen.ts';

let backend: TestApp;
// With time for everybody, so that a slow machine is not taken for a slow sender.
let server: Listening;
let impatient: Listening;
let accessToken: string;
let errors = 0;
const countError = () => {
  errors += 1;
};
beforeAll(async () => {
  backend = await startTestApp(({ log }) => ({
    log: Object.assign(Object.create(log), { error: countError }),
  }));
  await backend.addRestaurant(testRestaurantYaml());
  accessToken = (await backend.signIn()).accessToken;
  server = await listen(createApp(backend.app), 0, '127.0.0.1', {
    headersMs: 120_000,
    requestMs: 120_000,
  });
  impatient = await listen(createApp(backend.app), 0, '127.0.0.1', {
    headersMs: 1_000,
    requestMs: 1_500,
    checkMs: 50,
  });
});
afterAll(async () => {
  await Promise.all([server.close(0), impatient.close(0)]);
  await backend.close();
});

interface Raw {
  readonly socket: Socket;
  /** Everything received, once the other side has closed the connection. */
  readonly received: Promise<string>;
}

function open({ port } = server): Raw {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  socket.on('error', () => {});
  return { socket, received: new Promise((resolve) => socket.once('close', () => resolve(text))) };
}

const head = (more: string) =>
  `POST /auth/forgot-password HTTP/1.1\r\nhost: x\r\nfoundation-id: ${testFoundationId}\r\ncontent-type: application/json\r\n${more}\r\n`;
const reportPath = `/orders/${'f'.repeat(24)}/problems`;
const formHead = (more: string) =>
  `POST ${reportPath} HTTP/1.1\r\nhost: x\r\nfoundation-id: ${testFoundationId}\r\nauthorization: Bearer ${accessToken}\r\ncontent-type: multipart/form-data; boundary=b\r\n${more}\r\n`;
const statusOf = (received: string) => Number(received.split(' ')[1]);
const read = async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/restaurants/by-domain/testaurant.test`, {
    headers: { 'foundation-id': testFoundationId },
  });
  await answer.arrayBuffer();
  return answer.status;
};

describe('slow senders', () => {
  test('of headers are cut off with 408', async () => {
    const { socket, received } = open(impatient);
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ');
    const dripping = setInterval(() => socket.write('x'), 50);
    expect(statusOf(await received)).toBe(408);
    clearInterval(dripping);
  });

  test('of a body are cut off with 408, and that is no error of ours', async () => {
    const before = errors;
    const { socket, received } = open(impatient);
    socket.write(head('content-length: 1000\r\n'));
    const dripping = setInterval(() => socket.write(' '), 50);
    expect(statusOf(await received)).toBe(408);
    clearInterval(dripping);
    expect(errors).toBe(before);
  });

  test('of photos are cut off too, and keep nobody from sending theirs', async () => {
    // More than may be in memory at once.
    const slow = Array.from({ length: 6 }, () => open(impatient));
    for (const { socket } of slow) socket.write(formHead('content-length: 1000\r\n'));
    const dripping = setInterval(() => {
      for (const { socket } of slow) socket.write('x');
    }, 50);
    const statuses = await Promise.all(slow.map(async ({ received }) => statusOf(await received)));
    clearInterval(dripping);
    expect(new Set(statuses)).toEqual(new Set([408]));
    const { status } = await fetch(`http://127.0.0.1:${impatient.port}${reportPath}`, {
      method: 'POST',
      headers: { 'foundation-id': testFoundationId, authorization: `Bearer ${accessToken}` },
      body: new URLSearchParams({ reason: 'late' }),
    });
    expect(status).toBe(415);
  });

  test('of a body without a length are cut off as well', async () => {
    const { socket, received } = open(impatient);
    socket.write(head('transfer-encoding: chunked\r\n'));
    const dripping = setInterval(() => socket.write('1\r\n \r\n'), 50);
    expect(statusOf(await received)).toBe(408);
    clearInterval(dripping);
  });

  test('that say nothing at all are cut off', async () => {
    const { received } = open(impatient);
    expect(statusOf(await received)).toBe(408);
  });

  // They are not cut off here; slow-callers.test.ts shows that.
  test('by the hundred keep nobody else from being served', async () => {
    const slow = Array.from({ length: 300 }, () => open());
    for (const { socket } of slow) socket.write(head('content-length: 9\r\n'));
    const statuses = await Promise.all(Array.from({ length: 50 }, () => read()));
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const { socket } of slow) socket.destroy();
    await Promise.all(slow.map(({ received }) => received));
    expect(await read()).toBe(200);
  });

  test('that go away in the middle leave no error behind', async () => {
    const before = errors;
    for (let caller = 0; caller < 20; caller += 1) {
      const { socket, received } = open();
      socket.write(head('content-length: 100\r\n'), () => socket.destroy());
      await received;
    }
    expect(await read()).toBe(200);
    expect(errors).toBe(before);
  });
});

describe('large requests', () => {
  test('that announce 100 MB are refused before they are sent', async () => {
    const { socket, received } = open();
    socket.write(head('content-length: 104857600\r\n'));
    expect(statusOf(await received)).toBe(413);
  });

  test('that never end are refused on the way and not taken in', async () => {
    const { socket, received } = open();
    socket.write(head('transfer-encoding: chunked\r\n'));
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    let sent = 0;
    const pour = () => {
      while (!socket.destroyed && sent < 100_000_000) {
        sent += chunk.length;
        if (!socket.write(chunk)) return socket.once('drain', pour);
      }
    };
    pour();
    expect(statusOf(await received)).toBe(413);
    expect(sent).toBeLessThan(20_000_000);
  });

  test('with photos are refused on the way as well, above what three of them may have', async () => {
    const { socket, received } = open();
    socket.write(formHead('transfer-encoding: chunked\r\n'));
    const chunk = `40000\r\n${'x'.repeat(262_144)}\r\n`;
    let sent = 0;
    const pour = () => {
      while (!socket.destroyed && sent < 200_000_000) {
        sent += chunk.length;
        if (!socket.write(chunk)) return socket.once('drain', pour);
      }
    };
    pour();
    const text = await received;
    expect(statusOf(text)).toBe(413);
    expect(text).toContain('Send at most 3 photos, each of at most 8 MB.');
    expect(sent).toBeGreaterThan(24 * 1024 * 1024);
    expect(sent).toBeLessThan(60_000_000);
  });

  test('with photos that announce more are refused before they are sent', async () => {
    const { socket, received } = open();
    socket.write(formHead('content-length: 26000000\r\n'));
    expect(statusOf(await received)).toBe(413);
  });

  test.each([
    ['lists', '['.repeat(100_000)],
    ['objects', '{"a":'.repeat(40_000)],
    ['closed lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a deep list as a field', `{"email":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ])('of deeply nested %s are 400', async (_name, body) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/auth/forgot-password`, {
      method: 'POST',
      headers: { 'foundation-id': testFoundationId, 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
  });

  test.each([
    ['one long header', { 'x-long': 'x'.repeat(40_000) }],
    [
      'very many headers',
      Object.fromEntries(Array.from({ length: 1_500 }, (_, n) => [`x-${n}`, 'x'.repeat(20)])),
    ],
  ])('with %s are 431', async (_name, headers) => {
    const { socket, received } = open();
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET /healthz HTTP/1.1\r\nhost: x\r\n${lines.join('')}\r\n`);
    expect(statusOf(await received)).toBe(431);
  });

  test('of broken HTTP are 400', async () => {
    for (const text of [
      'nonsense\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      head('content-length: 5\r\ntransfer-encoding: chunked\r\n'),
    ]) {
      const { socket, received } = open();
      socket.write(text);
      expect(statusOf(await received), text).toBe(400);
    }
    expect(await read()).toBe(200);
  });
});
