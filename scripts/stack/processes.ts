import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { Remedy, say } from './say.ts';
import { type Ports, portVariables, root } from './settings.ts';

/** One running part of the stack. */
export interface Part {
  readonly name: string;
  readonly process: ChildProcess;
  readonly logFile: string;
  /** Settles when the process ends, with a word on how. */
  readonly ended: Promise<string>;
}

/** Starts a Node program of ours in its own process group; its output goes to `logFile`. */
export function launch(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  logFile: string,
): Part {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'w' });
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
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  return { name, process: child, logFile, ended: endOf(child) };
}

/** Starts the database in its own process group; resolves with its address. */
export async function launchDatabase(folder: string, port: number): Promise<Part & { readonly url: string }> {
  const child = spawn(process.execPath, ['scripts/stack/database-server.ts', folder, String(port)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const part = { name: 'database', process: child, logFile: join(folder, 'log'), ended: endOf(child) };
  const answer = await Promise.race([
    new Promise<unknown>((resolve) => child.once('message', resolve)),
    part.ended.then((how) => ({ failure: `The database stopped at once (${how}).` })),
  ]);
  const { url, failure } = answer as { url?: string; failure?: string };
  if (url === undefined) throw new Remedy(failure ?? 'The database did not start.');
  return { ...part, url };
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
export async function healthy(part: Part, url: string, seconds = 60): Promise<void> {
  const started = Date.now();
  let end: string | undefined;
  void part.ended.then((how) => {
    end = how;
  });
  while (Date.now() - started < seconds * 1000) {
    if (end !== undefined) throw new Remedy(`${part.name} stopped at once (${end}). ${lastWords(part)}`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Remedy(`${part.name} did not become ready at ${url} within ${seconds} s. ${lastWords(part)}`);
}

/** The last lines of a part's log, for the person who has to find out what happened. */
export function lastWords(part: Part): string {
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

/** Whether nothing listens on the port of this machine. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Refuses to begin while another program holds one of the ports. */
export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  for (const [name, port] of Object.entries(ports) as [keyof Ports, number][]) {
    if (await isPortFree(port)) continue;
    throw new Remedy(
      `Port ${port} (${name}) is taken by another program: stop that one, or choose another port with ` +
        `${portVariables[name]}=${port + 1000 > 65_535 ? port - 1000 : port + 1000} npm start.`,
    );
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
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
      throw new Remedy(
        `Tiffin is already running in this folder (process ${last.owner}): use it at the addresses it printed, or stop it first with Ctrl-C.`,
      );
    }
    for (const pid of last.parts) {
      if (!isAlive(pid) || !/apps\/|scripts\//.test(commandOf(pid))) continue;
      say('start', `ending process ${pid}, left behind by a run that was killed`);
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
