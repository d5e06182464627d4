// `npm run test:mutation`: StrykerJS changes packages/domain and slices of apps/backend one place at a time, and runs the
// tests against each change; exits with 1 when they miss too many. `-- money cart` takes two folders of
// packages/domain/src, `-- backend/refund-making` one slice of the backend, `-- domain` or `-- backend` one of the two.
// Options go to Stryker. Reports are in dist/mutation of packages/domain and of apps/backend.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/stack/settings.ts';
import { type BackendSlice, backendSlices } from './backend-slices.ts';

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('-'));
const names = words.filter((word) => !word.startsWith('-'));
const isBackend = (name: string) => name.split('/')[0] === 'backend';

const folders = names.filter((name) => !isBackend(name));
const isWholeBackend = names.length === 0 || names.includes('backend');
const sliceNames = isWholeBackend
  ? Object.keys(backendSlices)
  : names.filter(isBackend).map((name) => name.slice('backend/'.length));
const slices = sliceNames.map((name) => [name, sliceOf(name)] as const);

if (names.length === 0 || folders.length > 0) mutateDomain(folders.filter((name) => name !== 'domain'));
for (const [name, slice] of slices) mutateBackend(name, slice);

function sliceOf(name: string): BackendSlice {
  const slice = backendSlices[name];
  if (slice !== undefined) return slice;
  throw new Error(`There is no slice ${name}. The slices are: ${Object.keys(backendSlices).join(', ')}.`);
}

function mutateDomain(onlyFolders: readonly string[]): void {
  const slice = onlyFolders.map((folder) => `src/${folder}/**/*.ts`).concat('!src/**/*.test.ts');
  runStryker('packages/domain', onlyFolders.length === 0 ? [] : ['--mutate', slice.join(',')]);
}

function mutateBackend(name: string, { sources, tests }: BackendSlice): void {
  const inSources = (path: string) => `apps/backend/src/${path}`;
  const report = join(root, 'apps/backend/dist/mutation');
  // From the root, so that Stryker copies the whole repository: the tests start apps/sandbox and read the contract.
  runStryker('.', [
    'apps/backend/stryker.config.json',
    '--mutate',
    [...sources.map(inSources), '!apps/backend/src/**/*.test.ts'].join(','),
    '--testFiles',
    tests.map(inSources).join(','),
    '--incrementalFile',
    `apps/backend/dist/mutation/${name}.incremental.json`,
  ]);
  // Each run writes these two names at its end.
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
