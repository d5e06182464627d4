import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const free = {
  IDENTITY_PORT: '0',
  PAYMENTS_PORT: '0',
  POSTCODES_PORT: '0',
  MAILBOX_PORT: '0',
  SMTP_PORT: '0',
  HOST: '127.0.0.1',
};

/** Starts a program of the sandbox, waits for `count` addresses, asks each for its health, and stops it. */
async function healthOf(program: string, count: number) {
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env: { PATH: process.env.PATH, ...free },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.split('\n').length > count) break;
  }
  const addresses = [...printed.matchAll(/listening at (\S+)/g)].map(([, address]) => address ?? '');
  const statuses = await Promise.all(
    addresses.map(async (address) => (await fetch(`${address}/healthz`)).status),
  );
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return { statuses, code };
}

test.each([
  'identity-provider/server.ts',
  'payment-provider/server.ts',
  'postcodes/server.ts',
  'mailbox/server.ts',
])('%s runs alone and stops when asked', async (program) => {
  expect(await healthOf(program, 1)).toEqual({ statuses: [200], code: 0 });
});

test('all of them run together and stop when asked', async () => {
  expect(await healthOf('index.ts', 4)).toEqual({ statuses: [200, 200, 200, 200], code: 0 });
});
