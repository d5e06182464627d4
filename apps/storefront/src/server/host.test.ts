import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Within it the host's packages are found.
const root = join(import.meta.dirname, '..', '..');
let dist: string;
const started: ChildProcess[] = [];

// In place of the built app: every page at once, but /slow only after /release has been asked for.
const app = `
const released = Promise.withResolvers();
export default {
  metrics: { measureProcess() {}, registry: { contentType: 'text/plain', metrics: async () => 'renders 7' } },
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/release') released.resolve();
    if (pathname === '/slow') await released.promise;
    if (pathname === '/redirect') return Response.redirect(new URL('/', request.url));
    return new Response('page of ' + pathname);
  },
};`;

beforeAll(async () => {
  dist = mkdtempSync(join(root, 'node_modules', '.host-test-'));
  mkdirSync(join(dist, 'server'));
  mkdirSync(join(dist, 'client'));
  writeFileSync(join(dist, 'server', 'server.js'), app);
  await build({
    entryPoints: [join(root, 'src', 'server', 'host.ts')],
    outfile: join(dist, 'host.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dist, { recursive: true, force: true });
});

/** Starts the storefront's host as a process of its own, as production does. */
async function start(drainMs: number, settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [join(dist, 'host.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DRAIN_MS: String(drainMs),
      BACKEND_URL: 'http://127.0.0.1:9',
      FOUNDATION_ID: '5f0c0ffee0ddba11ca7e0001',
      OIDC_CLIENT_ID: 'client',
      OIDC_CLIENT_SECRET: 'secret',
      BETTER_AUTH_SECRET: 'a-secret-for-tests-of-at-least-32-bytes',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const output: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      const found = /storefront listening on http:\/\/[^"]*?:(\d+)/.exec(line)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    exited.then(() => reject(new Error(output.join('\n')))).catch(() => undefined);
  });
  return { child, exited, output, port };
}

/** The status of a request on a connection of its own, or the code of the error instead. */
function asked(port: number, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false }, (answer: IncomingMessage) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end();
  });
}

test('a storefront that stops turns unready first, and refuses nobody until then', async () => {
  // The longest drain, which this test does not wait for: a busy machine must not see its end.
  const { child, port } = await start(60_000);
  expect(await asked(port, '/readyz')).toBe(200);
  const slow = asked(port, '/slow');
  // A load balancer's view: requests go on, each on a new connection, until readiness says no.
  let isTurnedAway = false;
  const outcomes: (number | string)[] = [];
  const callers = Array.from({ length: 8 }, async (_, index) => {
    while (!isTurnedAway) outcomes.push(await asked(port, index === 0 ? '/redirect' : '/'));
  });
  await expect.poll(() => outcomes.length).toBeGreaterThan(100);

  child.kill('SIGTERM');
  await expect.poll(() => asked(port, '/readyz'), { interval: 5 }).toBe(503);
  const before = outcomes.length;
  await expect.poll(() => outcomes.length).toBeGreaterThan(before + 30);
  isTurnedAway = true;
  await Promise.all(callers);
  expect(new Set(outcomes)).toEqual(new Set([200, 302]));

  // What is in flight is finished.
  expect(await asked(port, '/release')).toBe(200);
  expect(await slow).toBe(200);
  child.kill('SIGKILL');
});

test('a request in flight when the drain delay is over is still answered', async () => {
  const { child, exited, output, port } = await start(0);
  const slow = asked(port, '/slow');
  // Begun before, because a new connection would be refused.
  const release = connect(port, '127.0.0.1');
  await new Promise<void>((resolve) => {
    release.write('GET /release HTTP/1.1\r\nhost: localhost\r\n', () => resolve());
  });
  expect(await asked(port, '/')).toBe(200);
  child.kill('SIGTERM');
  await expect.poll(() => asked(port, '/')).toBe('ECONNREFUSED');
  release.write('\r\n');
  expect(await slow).toBe(200);
  release.destroy();
  expect(await exited).toBe(0);
  // Not the last: a line that is being written when the process exits can come after it.
  expect(output).toContainEqual(expect.stringContaining('"msg":"stopped"'));
});

test('who has the token reads the metrics, under any hostname; for all others there is no such page', async () => {
  const token = 'a-token-for-prometheus';
  const read = async (port: number, authorization?: string, init: RequestInit = {}) => {
    const headers = { 'x-forwarded-host': 'saffron.example', ...(authorization && { authorization }) };
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers, ...init });
    return [answer.headers.get('cache-control'), await answer.text()];
  };
  const asEveryPage = [null, 'page of /metrics'];
  const open = await start(60_000, { METRICS_TOKEN: token, TRUST_PROXY: '1' });
  expect(await read(open.port, `Bearer ${token}`)).toEqual(['no-store', 'renders 7']);
  for (const wrong of [undefined, 'Bearer wrong', `Bearer ${token}x`, token])
    expect(await read(open.port, wrong)).toEqual(asEveryPage);
  expect(await read(open.port, `Bearer ${token}`, { method: 'POST' })).toEqual(asEveryPage);
  expect(open.output.join()).toContain('"path":"/metrics"');
  expect(open.output.join()).not.toContain(token);

  const closed = await start(60_000);
  for (const any of [undefined, `Bearer ${token}`, 'Bearer ', 'Bearer undefined'])
    expect(await read(closed.port, any)).toEqual(asEveryPage);
  for (const { child } of [open, closed]) child.kill('SIGKILL');
});
