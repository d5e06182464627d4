// Runs on whatever Node the machine has (>= 20) before every other script: brings pnpm and, through the
// lockfile, Node 24 and everything else. Plain JavaScript with no dependency, because nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.tiffin-setup');
const pnpmVersion = '12.21.0';

function fail(sentence) {
  console.error(`\n  ${sentence}\n`);
  process.exit(1);
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  fail(
    `Tiffin needs Node 20 or newer to begin; this is ${process.version}. Install a newer Node and try again.`,
  );
}

/** Everything an install depends on: the lockfile, the workspace file and each package.json it names. */
function wanted() {
  const hash = createHash('sha256');
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...['domain', 'api', 'ui'].map((name) => `packages/${name}/package.json`),
    ...['storefront', 'backend', 'sandbox'].map((name) => `apps/${name}/package.json`),
  ];
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function isCurrent(digest) {
  // The stamp is written last, so an install that was interrupted is simply run again.
  if (!existsSync(stamp)) return false;
  if (!existsSync(join(root, 'node_modules', '.bin', 'tsc'))) return false;
  return statSync(stamp).isFile() && readFileSync(stamp, 'utf8') === digest;
}

const digest = wanted();
if (!isCurrent(digest)) {
  console.log('setup      installing what the lockfile names (once; a minute or less) ...');
  const started = Date.now();
  const run = spawnSync(
    'npx',
    ['--yes', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // Without it pnpm asks before it rebuilds a half-written node_modules.
      env: { ...process.env, CI: 'true' },
    },
  );
  if (run.error || run.status !== 0) {
    console.error(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error ?? ''}`);
    fail(
      'Installing the packages failed (the reason stands above). Check that the npm registry can be reached ' +
        'and the disk has 2 GB free, then run the same command again.',
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  console.log(`setup      installed in ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

const brought = spawnSync(join(root, 'node_modules', '.bin', 'node'), ['--version'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const runtime = brought.status === 0 ? brought.stdout.trim() : process.version;
const [runtimeMajor = 0, runtimeMinor = 0] = runtime.slice(1).split('.').map(Number);
if (runtimeMajor < 22 || (runtimeMajor === 22 && runtimeMinor < 18)) {
  fail(
    `Tiffin runs on Node 22.18 or newer (24 is best). No prebuilt Node came with the packages for ` +
      `${process.platform}-${process.arch}: install Node 24 yourself and try again.`,
  );
}
