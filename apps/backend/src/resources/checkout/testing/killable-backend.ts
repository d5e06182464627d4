import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import { childEnvironment } from '../../../testing/child-environment.ts';
import type { Shop } from './shop.ts';

/** The backend as a process of its own that can be killed. */
export interface KillableBackend {
  readonly url: string;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Stops it as a deployment does; returns its exit code. */
  readonly stop: () => Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Starts the backend on the shop's database, with the payment provider at `paymentUrl`; `environment` adds settings. */
export async function startKillableBackend(
  shop: Shop,
  paymentUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<KillableBackend> {
  const { env } = shop.app;
  const child = spawn(process.execPath, [`${inject('bundle')}server.js`], {
    env: {
      ...childEnvironment(env),
      DATABASE_POOL_WAIT_MS: '10000',
      RATE_LIMIT_CHECKOUT: 'off',
      RATE_LIMIT_WRITES: 'off',
      PORT: '0',
      STRIPE_SECRET_KEY: shop.standIn.settings.STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: shop.standIn.settings.STRIPE_WEBHOOK_SECRET,
      STRIPE_API_BASE: paymentUrl,
      POSTCODES_URL: env.POSTCODES_URL,
      CLOCK_START: '2026-03-04T12:00:00Z',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /"port":(\d+)[^\n]*"listening"/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', (code) => reject(new Error(`The backend ended with ${code}: ${output}`)));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code]: (number | null)[] = await ended;
    running.delete(child);
    return code ?? null;
  };
  return {
    url,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

/** Ends whatever a test has left running. */
export function killRemaining(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}
