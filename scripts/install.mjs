// Brings pnpm and, through the lockfile, Node 24 and everything else. Plain JavaScript with no dependency, because nothing
// is installed yet; Node 20 or newer reads it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.tiffin-setup');
const pnpmVersion = '12.21.0';

function fail(sentence) {
  console.error(`\n  ${sentence}\n`);
  process.exit(1);
}

/** Everything an install depends on: the lockfile, the workspace file and each package.json it names. */
function wanted() {
  const hash = createHash('sha256');
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    'tools/package.json',
    ...['packages', 'apps'].flatMap((folder) =>
      readdirSync(join(root, folder))
        .sort()
        .map((name) => `${folder}/${name}/package.json`)
        .filter((file) => existsSync(join(root, file))),
    ),
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

/** One sentence on what to do about a failed install, by what it has printed. */
function remedyFor(output) {
  if (/ENOSPC|no\s+space\s+left\s+on\s+device|EDQUOT|quota\s+exceeded/i.test(output)) {
    return `The disk that holds ${root} or your home folder, where npm and pnpm keep the packages, is full: free 2 GB there, then run the same command again.`;
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'The npm registry cannot be reached, and the first start needs it: check the network (npm ping), then run the same command again.';
  }
  return 'Installing the packages failed for the reason above: mend that, then run the same command again.';
}

const digest = wanted();
if (!isCurrent(digest)) {
  console.log('setup      installing what the lockfile names (once; a minute or less) ...');
  // Ctrl-C ends the install itself; this process then says so.
  process.on('SIGINT', () => {});
  // An interrupted install must not pass for the one before it.
  rmSync(stamp, { force: true });
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
    const output = `${run.stdout ?? ''}${run.stderr ?? ''}${run.error ?? ''}`;
    if (run.signal === 'SIGINT' || run.status === 130) {
      console.log('setup      stopped; the next start goes on from here');
      process.exit(130);
    }
    console.error(output);
    fail(remedyFor(output));
  }
  try {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, digest);
  } catch (error) {
    fail(remedyFor(String(error)));
  }
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
