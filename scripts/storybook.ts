// `npm run storybook`: every component with its states, with reload on change; beside `npm start` on a port of its own.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { logStep, reason } from './stack/cli.ts';
import { root } from './stack/settings.ts';
import { chooseStorybookPort, forgetStorybook, noteStorybook } from './stack/storybook-port.ts';

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

try {
  const port = await chooseStorybookPort(process.env);
  logStep('storybook', `http://localhost:${port}`);
  noteStorybook(port);
  const storybook = spawn('storybook', ['dev', '--port', `${port}`, '--exact-port', '--no-open'], {
    cwd: root,
    stdio: 'inherit',
  });
  // Ctrl-C reaches both; a signal to this one is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => storybook.kill(signal));
  storybook.on('exit', (code) => {
    forgetStorybook();
    process.exit(code ?? 1);
  });
} catch (error) {
  console.error(`\n  ${reason(error)}\n`);
  process.exitCode = 1;
}
