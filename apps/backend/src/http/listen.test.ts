import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const ok = () => new Response('ok');

test('a taken port is explained in one sentence', async () => {
  const server = await listen(ok, 0, '127.0.0.1');
  await expect(listen(ok, server.port, '127.0.0.1')).rejects.toThrow(
    `Port ${server.port} is taken: stop what uses it, or set PORT to another one.`,
  );
  await server.close(0);
});

test('stopping lets a request under way finish and takes no new one', async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const server = await listen(
    async () => {
      started.resolve();
      await finish.promise;
      return new Response('finished');
    },
    0,
    '127.0.0.1',
  );
  const address = `http://127.0.0.1:${server.port}/`;
  const inFlight = fetch(address);
  await started.promise;
  const closed = server.close(600_000);
  await expect(fetch(address)).rejects.toThrow();
  finish.resolve();
  expect(await (await inFlight).text()).toBe('finished');
  // The connection is not kept for a next request: the ten minutes are only for requests that take that long.
  await closed;
});

test('stopping does not wait for ever', async () => {
  const started = Promise.withResolvers<void>();
  const server = await listen(
    () => {
      started.resolve();
      return new Promise<Response>(() => {});
    },
    0,
    '127.0.0.1',
  );
  const socket = connect(server.port, '127.0.0.1');
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve('ended')));
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await started.promise;
  const atMost = (ms: number) => wait(ms, 'still waiting', { ref: false });
  const closed = server.close(50).then(() => 'closed');
  expect(await Promise.race([closed, atMost(20_000)])).toBe('closed');
  expect(await Promise.race([ended, atMost(20_000)])).toBe('ended');
});

test('headers that are too long are refused', async () => {
  const server = await listen(ok, 0, '127.0.0.1');
  const answer = await fetch(`http://127.0.0.1:${server.port}/`, {
    headers: { 'x-long': 'x'.repeat(40_000) },
  });
  expect(answer.status).toBe(431);
  await server.close(0);
});
