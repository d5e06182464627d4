import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError, fullDisk, isFullDisk, logStep } from './cli.ts';
import { openLog } from './log-file.ts';
import { commandOf, ownerOf } from './process-info.ts';
import { root } from './settings.ts';

/** One running part of the stack. */
export interface Part {
  readonly name: string;
  readonly process: ChildProcess;
  readonly logFile: string;
  /** Settles when the process ends, with a word on how. */
  readonly ended: Promise<string>;
  /** Why the part ended, in one sentence, where it knows. */
  readonly failure?: () => string | undefined;
}

/** Starts a Node program of ours in its own process group; its output goes to `logFile`. */
export function launch(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  logFile: string,
): Part {
  const folder = dirname(logFile);
  const log = openLog(logFile, () => warnOfFullDisk(folder));
  const child = spawn(process.execPath, args, {
    cwd: root,
    // What the person has set wins over our defaults, except what belongs together or differs from part to part.
    env: {
      ...env,
      ...process.env,
      ...pick(env, ['PORT', 'HOST', 'NODE_ENV', 'DATABASE_URL', 'TRUST_PROXY']),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C must reach us alone, so that we can stop the parts in the right order.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => log.write(text));
  return { name, process: child, logFile, ended: endOf(child) };
}

const warned = new Set<string>();
function warnOfFullDisk(folder: string): void {
  if (warned.has(folder)) return;
  warned.add(folder);
  logStep('disk', fullDisk(folder));
}

/** Starts the database in its own process group; resolves with its address and the folder of its data. */
export async function launchDatabase(
  folder: string,
  port: number,
): Promise<Part & { readonly url: string; readonly folder: string }> {
  const logFile = join(dirname(folder), 'logs', 'database.log');
  const child = spawn(process.execPath, ['scripts/stack/database-server.ts', folder, String(port), logFile], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let failure: string | undefined;
  const isReady = new Promise<{ url: string; folder: string }>((resolve) => {
    child.on('message', (message: { url: string; folder: string } | { failure: string }) => {
      if ('failure' in message) failure = message.failure;
      else resolve(message);
    });
  });
  // Its last message may come after its end.
  const isSilent = new Promise((resolve) => child.once('disconnect', resolve));
  const ended = endOf(child).then(async (how) => {
    if (child.connected) await isSilent;
    return how;
  });
  const answer = await Promise.race([isReady, ended]);
  if (typeof answer === 'string') {
    throw new CliError(failure ?? `The database stopped at once (${answer}); its log is ${logFile}.`);
  }
  return { name: 'database', process: child, logFile, ended, failure: () => failure, ...answer };
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
}

function pick(from: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
}

/** Waits until `url` answers 2xx; fails with the part's last words when it ends or `seconds` pass. */
export async function healthy(part: Part, url: string, seconds = 60, signal?: AbortSignal): Promise<void> {
  const started = Date.now();
  let end: string | undefined;
  void part.ended.then((how) => {
    end = how;
  });
  while (Date.now() - started < seconds * 1000) {
    signal?.throwIfAborted();
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.body?.cancel();
    // After the call: it may have been answered by another program that has the port.
    if (end !== undefined) throw new CliError(describeEnd(part, `stopped at once (${end})`));
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new CliError(`${part.name} did not become ready at ${url} within ${seconds} s. ${lastWords(part)}`);
}

/** Why a part ended: the cause in one sentence where it is known, else the last lines of its log. */
export function describeEnd(part: Part, how: string): string {
  const text = part.failure?.() ?? '';
  if (text !== '') return text;
  const words = lastWords(part);
  const ofEarlierCommit = /^The database .* was made before version .*$/m.exec(words)?.[0];
  if (ofEarlierCommit !== undefined) return ofEarlierCommit;
  if (isFullDisk(words)) return fullDisk(dirname(part.logFile));
  const port = /EADDRINUSE\D*[\d.:\]]+:(\d+)/.exec(words)?.[1];
  if (port !== undefined) {
    return `${part.name} ${how}, because ${ownerOf(Number(port))} has taken port ${port}: stop that one and run the same command again.`;
  }
  return `${part.name} ${how}. ${words}`;
}

/** The last lines of a part's log, for the person who has to find out what happened. */
function lastWords(part: Part): string {
  const text = existsSync(part.logFile) ? readFileSync(part.logFile, 'utf8').trimEnd() : '';
  const tail = text.split('\n').slice(-12).join('\n');
  return `Its log is ${part.logFile}${tail ? `; it ends with:\n${tail}` : ' (empty).'}`;
}

/** Asks the part to stop, and makes it after `seconds`. */
export async function stop(part: Part, seconds = 10): Promise<void> {
  if (part.process.exitCode !== null || part.process.signalCode !== null) return;
  part.process.kill('SIGTERM');
  const timer = setTimeout(() => part.process.kill('SIGKILL'), seconds * 1000);
  await part.ended;
  clearTimeout(timer);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes this run the only one in its data folder. Parts that a killed run has left behind are ended, each only
 * when its command line shows that it is ours.
 */
export async function claim(
  dataFolder: string,
): Promise<{ record(pids: readonly number[]): void; release(): void }> {
  mkdirSync(dataFolder, { recursive: true });
  const file = join(dataFolder, 'run.json');
  if (existsSync(file)) {
    const last = parseRun(readFileSync(file, 'utf8'));
    if (
      last.owner !== undefined &&
      last.owner !== process.pid &&
      isAlive(last.owner) &&
      /start|stack|test/.test(commandOf(last.owner))
    ) {
      throw new CliError(
        `Tiffin is already running in this folder (process ${last.owner}): use it at the addresses it printed, or stop it first with Ctrl-C.`,
      );
    }
    for (const pid of last.parts) {
      if (!isAlive(pid) || !/apps\/|scripts\//.test(commandOf(pid))) continue;
      logStep('start', `ending process ${pid}, left behind by a run that was killed`);
      process.kill(pid, 'SIGTERM');
      for (let i = 0; i < 50 && isAlive(pid); i++) await new Promise((resolve) => setTimeout(resolve, 100));
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    }
  }
  const write = (parts: readonly number[]) =>
    writeFileSync(file, JSON.stringify({ owner: process.pid, parts }));
  write([]);
  return { record: write, release: () => rmSync(file, { force: true }) };
}

function parseRun(text: string): { owner: number | undefined; parts: readonly number[] } {
  try {
    const value = JSON.parse(text) as { owner?: unknown; parts?: unknown };
    return {
      owner: typeof value.owner === 'number' ? value.owner : undefined,
      parts: Array.isArray(value.parts) ? value.parts.filter((pid) => typeof pid === 'number') : [],
    };
  } catch {
    return { owner: undefined, parts: [] };
  }
}
