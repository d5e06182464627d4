import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { chooseStorybookPort, forgetStorybook, noteStorybook, storybookPort } from './storybook-port.ts';

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

test('links to stories lead to the Storybook that runs, and to the set port without one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-storybook-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'notes', 'running.json');
  const port = () => storybookPort({ STORYBOOK_PORT: '6100' }, file);
  expect(port()).toBe(6100);
  noteStorybook(6107, file);
  expect(port()).toBe(6107);
  // Killed, it cannot take its note away: no process has this number.
  const note = readFileSync(file, 'utf8');
  writeFileSync(file, note.replace(String(process.pid), String(2 ** 30)));
  expect(port()).toBe(6100);
  noteStorybook(6108, file);
  forgetStorybook(file);
  expect(port()).toBe(6100);
});
