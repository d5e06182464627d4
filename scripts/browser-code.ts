// Parses every script that a browser loads and exits with 1 where one waits at its top level: WebKit evaluates such a
// module wrongly when it is imported twice at once (https://webkit.org/b/242740). A stage of `npm test`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds, ensureBuilt } from './stack/build.ts';
import { logStep, reason } from './stack/cli.ts';
import { root } from './stack/settings.ts';
import { topLevelAwaits } from './top-level-await.ts';

const folders = ['apps/storefront/dist/client', 'apps/counter/dist/client', 'dist/storybook'];

try {
  for (const build of builds) {
    if (folders.some((folder) => folder.startsWith(build.output))) await ensureBuilt(build);
  }
  const scripts = folders.flatMap((folder) => {
    const files = globSync('**/*.{js,mjs}', { cwd: join(root, folder) });
    if (files.length === 0) throw new Error(`${folder} has no scripts.`);
    return files.map((file) => join(folder, file));
  });
  const found = scripts.flatMap((file) =>
    topLevelAwaits(file, readFileSync(join(root, file), 'utf8')).map((code) => `${file}: ${code}`),
  );
  for (const place of found) logStep('waits', place);
  logStep('scripts', `${scripts.length} parsed, ${found.length} wait at their top level`);
  process.exitCode = found.length === 0 ? 0 : 1;
} catch (error) {
  logStep('scripts', reason(error));
  process.exitCode = 1;
}
