// `npm run test:mutation`: changes the rules of packages/domain and what matters most in apps/backend one place at a
// time (StrykerJS) and fails when the tests miss too many of the mistakes. `-- money cart` takes these folders of
// packages/domain/src, `-- backend/refund-making` this slice of the backend, `-- domain` or `-- backend` all of one;
// options go on to Stryker.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/stack/settings.ts';
import { type BackendSlice, backendSlices } from './backend-slices.ts';

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('-'));
const names = words.filter((word) => !word.startsWith('-'));
const isOfBackend = (name: string) => name.split('/')[0] === 'backend';

const folders = names.filter((name) => !isOfBackend(name));
const isWholeBackend = names.length === 0 || names.includes('backend');
const sliceNames = isWholeBackend
  ? Object.keys(backendSlices)
  : names.filter(isOfBackend).map((name) => name.slice('backend/'.length));
const slices = sliceNames.map((name) => [name, sliceOf(name)] as const);

if (names.length === 0 || folders.length > 0) mutateDomain(folders.filter((name) => name !== 'domain'));
for (const [name, slice] of slices) mutateBackend(name, slice);

function sliceOf(name: string): BackendSlice {
  const slice = backendSlices[name];
  if (slice !== undefined) return slice;
  throw new Error(`There is no slice ${name}. There are: ${Object.keys(backendSlices).join(', ')}.`);
}

function mutateDomain(onlyFolders: readonly string[]): void {
  const slice = onlyFolders.map((folder) => `src/${folder}/**/*.ts`).concat('!src/**/*.test.ts');
  runStryker('packages/domain', onlyFolders.length === 0 ? [] : ['--mutate', slice.join(',')]);
}

function mutateBackend(name: string, { sources, tests }: BackendSlice): void {
  const inSources = (path: string) => `apps/backend/src/${path}`;
  const report = join(root, 'apps/backend/dist/mutation');
  // The sandbox holds the repository: the tests start the sandbox's programs and read the contract.
  runStryker('.', [
    'apps/backend/stryker.config.json',
    '--mutate',
    [...sources.map(inSources), '!apps/backend/src/**/*.test.ts'].join(','),
    '--testFiles',
    tests.map(inSources).join(','),
    '--incrementalFile',
    `apps/backend/dist/mutation/${name}.incremental.json`,
  ]);
  // Written at the end of a run only; the next slice writes the same names.
  for (const type of ['html', 'json']) {
    const written = join(report, `mutation.${type}`);
    if (existsSync(written)) renameSync(written, join(report, `${name}.${type}`));
  }
}

function runStryker(folder: string, parameters: readonly string[]): void {
  const { status } = spawnSync(join(root, 'node_modules/.bin/stryker'), ['run', ...parameters, ...options], {
    cwd: join(root, folder),
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
