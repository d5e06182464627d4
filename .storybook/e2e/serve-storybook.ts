// Serves Storybook's static build, built again where its sources have changed, for the tests beside this file.
import { spawn } from 'node:child_process';
import { builds, ensureBuilt } from '../../scripts/stack/build.ts';
import { reason } from '../../scripts/stack/cli.ts';
import { root } from '../../scripts/stack/settings.ts';
import { serveStorybook } from '../../scripts/stack/storybook-host.ts';
import { assertTestPortsFree } from '../../scripts/stack/test-ports.ts';

const port = Number(process.argv[2]);
try {
  await assertTestPortsFree([port]);
} catch (error) {
  console.error(reason(error));
  process.exit(1);
}
const storybook = builds.find(({ name }) => name === 'storybook');
if (storybook === undefined) throw new Error('There is no build named storybook.');
await ensureBuilt(storybook);
const server = spawn(process.execPath, [...serveStorybook, `--port=${port}`], {
  cwd: root,
  stdio: 'inherit',
});
process.once('SIGTERM', () => server.kill());
