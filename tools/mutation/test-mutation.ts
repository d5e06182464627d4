// `npm run test:mutation`: changes the domain's rules one by one (StrykerJS) and fails when its tests miss too many of
// the mistakes. `-- money cart` takes these folders of packages/domain/src only; options go on to Stryker.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/stack/settings.ts';

const words = process.argv.slice(2);
const folders = words.filter((word) => !word.startsWith('-'));
const slice = folders.map((folder) => `src/${folder}/**/*.ts`).concat('!src/**/*.test.ts');
const { status } = spawnSync(
  join(root, 'node_modules/.bin/stryker'),
  [
    'run',
    ...(folders.length === 0 ? [] : ['--mutate', slice.join(',')]),
    ...words.filter((word) => word.startsWith('-')),
  ],
  { cwd: join(root, 'packages/domain'), stdio: 'inherit' },
);
process.exitCode = status ?? 1;
