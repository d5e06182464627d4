import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { CliError, fullDisk, isFullDisk, logStep } from './cli.ts';
import { root } from './settings.ts';

interface Build {
  readonly name: string;
  readonly command: readonly string[];
  /** Folders and files whose content decides whether the last result still holds. */
  readonly sources: readonly string[];
  readonly output: string;
}

const shared = ['packages', 'package.json', 'pnpm-lock.yaml'];

/** What `npm start` builds. */
export const builds: readonly Build[] = [
  {
    name: 'backend',
    command: ['pnpm', '--dir', 'apps/backend', 'run', 'build'],
    sources: ['apps/backend', ...shared],
    output: 'apps/backend/dist',
  },
  {
    name: 'sandbox',
    command: ['pnpm', '--dir', 'apps/sandbox', 'run', 'build'],
    sources: ['apps/sandbox', 'packages/node', 'pnpm-lock.yaml'],
    output: 'apps/sandbox/dist',
  },
  {
    name: 'storefront',
    command: ['pnpm', '--dir', 'apps/storefront', 'run', 'build'],
    sources: ['apps/storefront', ...shared],
    output: 'apps/storefront/dist',
  },
  {
    name: 'counter',
    command: ['pnpm', '--dir', 'apps/counter', 'run', 'build'],
    sources: ['apps/counter', ...shared],
    output: 'apps/counter/dist',
  },
  {
    name: 'storybook',
    command: ['pnpm', 'run', 'build:storybook'],
    sources: [
      '.storybook',
      'packages/ui',
      'packages/mail',
      'packages/domain',
      // Docs pages say where the apps use a component.
      'apps/storefront/src',
      'apps/counter/src',
      'apps/backend/demo',
      'apps/storefront/public/dishes',
      'CHANGELOG.md',
      'package.json',
      'pnpm-lock.yaml',
    ],
    output: 'dist/storybook',
  },
];

// What is no source, and tests of what has been built.
const skipped = new Set(['node_modules', 'dist', '.vite', '.tanstack', 'test-results', 'e2e', 'visual']);

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    const stat = statSync(path);
    if (stat.isDirectory()) {
      for (const entry of readdirSync(path).sort()) if (!skipped.has(entry)) visit(join(path, entry));
      return;
    }
    hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const source of sources) visit(join(root, source));
  return hash.digest('hex');
}

/** Builds `build` unless its last result was made from the same sources; `signal` ends it, and it is then no result. */
export async function ensureBuilt(build: Build, signal?: AbortSignal): Promise<void> {
  const stamp = join(root, build.output, '.built-from');
  const sources = fingerprint(build.sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  rmSync(stamp, { force: true });
  logStep(build.name, 'building ...');
  const started = Date.now();
  const { code, output } = await run(build.command, {}, signal);
  if (code !== 0) {
    if (isFullDisk(output)) throw new CliError(fullDisk(root));
    throw new CliError(
      `Building ${build.name} failed (run "${build.command.join(' ')}" to see it alone):\n${output}`,
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  // The stamp is written last: an interrupted build is simply made again.
  writeFileSync(stamp, sources);
  logStep(build.name, `built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs a command of the workspace to its end, or until `signal` ends it, and returns all it printed. */
export function run(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
        STORYBOOK_DISABLE_TELEMETRY: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', (error) => {
      // One that is ended by the signal still runs: its close is waited for.
      if (child.pid === undefined) resolve({ code: 1, output: error.message });
    });
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
