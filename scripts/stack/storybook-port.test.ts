import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { chooseStorybookPort } from './storybook-port.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** Listens on a port, as another Storybook does; 0 takes any. */
async function takePort(port: number): Promise<number> {
  const server = createServer().listen({ host: '127.0.0.1', port });
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('Storybook takes STORYBOOK_PORT, and says so when another program has it', async () => {
  const port = await takePort(0);
  await expect(chooseStorybookPort({ STORYBOOK_PORT: `${port}` })).rejects.toThrow(
    `Port ${port} (STORYBOOK_PORT) is taken`,
  );
  const [server] = servers.splice(0);
  await new Promise((resolve) => server?.close(resolve));
  expect(await chooseStorybookPort({ STORYBOOK_PORT: `${port}` })).toBe(port);
});

test('without a setting Storybook passes by a port that npm start may have', async () => {
  // Taken by this test, or already by another program: both ways 6006 is not free.
  await takePort(6006).catch(() => {});
  expect(await chooseStorybookPort({})).toBeGreaterThan(6006);
});
