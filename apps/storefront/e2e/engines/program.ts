import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A program that a test has started. */
export interface Program {
  readonly process: ChildProcess;
  /** Waits for the first line of its output that matches; fails when it ends before. */
  firstLine(pattern: RegExp): Promise<string>;
  /** Ends it and everything that it has started, and waits until it is gone. */
  end(): Promise<void>;
}

/** Starts a program whose output is read: standard output, standard error, and descriptor 3 for those that write there. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  // A group of its own: browsers are many processes.
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of child.stdio.slice(1)) {
    if (stream === null || stream === undefined) continue;
    createInterface({ input: stream as Readable }).on('line', (line) => {
      lines.push(line);
      for (const look of waiting) look();
    });
  }
  const kill = (signal: NodeJS.Signals) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  };
  // A worker that is stopped in the middle of a test leaves nothing running.
  const killAtExit = () => kill('SIGKILL');
  process.once('exit', killAtExit);
  return {
    process: child,
    firstLine: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const line = lines.find((each) => pattern.test(each));
          if (line === undefined) return;
          waiting.delete(look);
          resolve(line);
        };
        waiting.add(look);
        look();
        void ended.then((how) =>
          reject(new Error(`${command} ended (${how}): ${lines.slice(-5).join(' · ')}`)),
        );
      }),
    end: async () => {
      kill('SIGTERM');
      const timer = setTimeout(killAtExit, 5_000);
      await ended;
      clearTimeout(timer);
      process.removeListener('exit', killAtExit);
    },
  };
}
