import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { assertTestPortsFree } from './test-ports.ts';

test('tests in a browser say who has their port, and how to move theirs', async () => {
  const server = createServer().listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(assertTestPortsFree([port], 30)).rejects.toThrow(
    new RegExp(`^Port ${port} is taken by .+: .+ with TEST_PORT_SHIFT=60 in front of the same command\\.$`),
  );
  server.close();
  await once(server, 'close');
  await expect(assertTestPortsFree([port])).resolves.toBeUndefined();
});
