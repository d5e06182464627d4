import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builds } from './build.ts';
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

const apps = builds.filter(({ sources }) => sources.some((source) => source.startsWith('apps/')));

test.each(apps)('a change of any package that $name uses builds it again', ({ name, sources }) => {
  const missing = usedFolders(`apps/${name}`).filter(
    (used) => !sources.some((source) => `${used}/`.startsWith(`${source}/`)),
  );
  expect([...new Set(missing)]).toEqual([]);
});
