import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, inject } from 'vitest';
import { childEnvironment } from '../../testing/child-environment.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** A process that runs jobs (worker.ts). */
export interface WorkerProcess {
  /** What it has said so far. */
  readonly said: readonly string[];
  /** Settles once it has said this. */
  readonly says: (line: string, timeoutMs?: number) => Promise<void>;
  /** Lets it do the job that it has begun. */
  readonly goOn: () => void;
  /** Sends a signal; SIGKILL ends it as a power cut would. */
  readonly signal: (name: 'SIGKILL' | 'SIGTERM') => void;
  /** Its exit code; null after SIGKILL. */
  readonly exited: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Starts a process that runs jobs of this backend's database. */
export async function startWorkerProcess(
  { app }: Pick<TestApp, 'app'>,
  { waitsForInput = false } = {},
): Promise<WorkerProcess> {
  const { env } = app;
  const child = spawn(process.execPath, [`${inject('bundle')}job-worker.js`], {
    env: {
      ...childEnvironment(env),
      LOG_LEVEL: 'silent',
      STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
      WAITS_FOR_INPUT: waitsForInput ? '1' : '0',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  const said: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  const exited = once(child, 'close').then(([code]: (number | null)[]) => {
    running.delete(child);
    return code ?? null;
  });
  const says = (line: string, timeoutMs = 30_000) =>
    expect.poll(() => said, { timeout: timeoutMs }).toContain(line);
  await says('started');
  return {
    said,
    says,
    goOn: () => child.stdin.write('\n'),
    signal: (name) => child.kill(name),
    exited,
  };
}

/** Ends the workers that a test has left running. */
export function killWorkers(): void {
  for (const child of running) child.kill('SIGKILL');
}
