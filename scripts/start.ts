// `npm start` (production builds) and `npm run dev` (reload on change): the whole of Tiffin on this machine.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Remedy, reason, say } from './stack/say.ts';
import { portsFrom, root } from './stack/settings.ts';
import { type Stack, startStack } from './stack/stack.ts';

const isDevelopment = process.argv.includes('--dev');
const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

let stack: Stack | undefined;
let isStopping = false;

async function end(code: number): Promise<never> {
  if (isStopping) return new Promise<never>(() => {});
  isStopping = true;
  say('stop', 'stopping everything ...');
  await stack?.stop();
  say('stop', 'stopped; the data is kept');
  process.exit(code);
}

// A signal during the first seconds waits for what is half started, so that nothing is left behind.
let signalled = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (signalled) return;
    signalled = true;
    if (stack) void end(0);
    else say('stop', 'will stop as soon as what is being started can be stopped cleanly ...');
  });
}

try {
  const started = Date.now();
  const ports = portsFrom(process.env);
  stack = await startStack({
    ports,
    dataFolder: process.env.DATA_FOLDER ? resolve(process.env.DATA_FOLDER) : join(root, '.data'),
    isDevelopment,
    withoutStorybook: process.argv.includes('--no-storybook'),
  });
  if (signalled) await end(0);
  console.log(`
  Tiffin is ready after ${((Date.now() - started) / 1000).toFixed(0)} s. Ctrl-C stops everything; the data is kept.

    Saffron & Smoke   http://localhost:${ports.storefront}   (also http://saffron.localhost:${ports.storefront})
    Forno Nonna       http://forno.localhost:${ports.storefront}
    Storybook         http://localhost:${ports.storybook}
    Backend           http://localhost:${ports.backend}
    Sandbox           sign-in :${ports.identity} · payments :${ports.payments} · postcodes :${ports.postcodes}
    Logs              .data/logs

  Outside opening hours? Try dinner time: CLOCK_START=2026-11-20T18:30:00Z npm start
`);
  const failure = await stack.broken;
  // While everything is being stopped, a part that ends is no news.
  if (!isStopping) console.error(`\n  ${failure}\n`);
  await end(1);
} catch (error) {
  // Ctrl-C ends the builds too; that they failed is then no news.
  if (signalled) {
    say('stop', 'stopped; the data is kept');
    process.exit(130);
  }
  console.error(
    `\n  ${error instanceof Remedy ? error.message : error instanceof Error ? (error.stack ?? reason(error)) : reason(error)}\n`,
  );
  process.exit(1);
}
