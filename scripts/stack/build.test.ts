import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { builds, ensureBuilt } from './build.ts';
import { root } from './settings.ts';

/** The folders of all packages of the workspace that the one in `folder` is made of. */
function usedFolders(folder: string): readonly string[] {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  return Object.entries(dependencies)
    .filter(([, version]) => version.startsWith('workspace:'))
    .map(([name]) => name.replace('@tiffin/', 'packages/'))
    .flatMap((used) => [used, ...usedFolders(used)]);
}

const apps = builds.filter(({ name, sources }) => sources.includes(`apps/${name}`));

test.each(apps)('a change of any package that $name uses builds it again', ({ name, sources }) => {
  const missing = usedFolders(`apps/${name}`).filter(
    (used) => !sources.some((source) => `${used}/`.startsWith(`${source}/`)),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('a build that is stopped as it begins ends at once and is no result', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const interruption = new AbortController();
  // This line comes before the build's process, which a Ctrl-C at that moment does not reach.
  const said = vi.spyOn(console, 'log').mockImplementation(() => interruption.abort());
  onTestFinished(() => said.mockRestore());
  const build = {
    name: 'slow',
    command: ['node', '--eval', 'setTimeout(() => {}, 100_000)'],
    sources: ['package.json'],
    output: relative(root, folder),
  };
  await expect(ensureBuilt(build, interruption.signal)).rejects.toThrow('Building slow failed');
  expect(readdirSync(folder)).toEqual([]);
});
