// `npm start` (production builds) and `npm run dev` (reload on change): the whole of Tiffin on this machine.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, fullDisk, isFullDisk, logStep, reason } from './stack/cli.ts';
import { dataFolderFrom, portsFrom, root } from './stack/settings.ts';
import { type Stack, startStack } from './stack/stack.ts';

const isDevelopment = process.argv.includes('--dev');
const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const dataFolder = dataFolderFrom(process.env);
let stack: Stack | undefined;
let isStopping = false;

async function end(code: number): Promise<never> {
  if (isStopping) return new Promise<never>(() => {});
  isStopping = true;
  logStep('stop', 'stopping everything ...');
  await stack?.stop();
  logStep('stop', 'stopped; the data is kept');
  process.exit(code);
}

// A signal during the first seconds ends what is half started, so that nothing is left behind.
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (interruption.signal.aborted) return;
    interruption.abort();
    if (stack) void end(0);
    else logStep('stop', 'stopping what is half started ...');
  });
}

try {
  const started = Date.now();
  const ports = portsFrom(process.env);
  stack = await startStack({
    ports,
    dataFolder,
    signal: interruption.signal,
    isDevelopment,
    withoutStorybook: process.argv.includes('--no-storybook'),
  });
  if (interruption.signal.aborted) await end(0);
  console.log(`
  Tiffin is ready after ${((Date.now() - started) / 1000).toFixed(0)} s. Ctrl-C stops everything; the data is kept.

    Saffron & Smoke   http://localhost:${ports.storefront}   (also http://saffron.localhost:${ports.storefront})
    Forno Nonna       http://forno.localhost:${ports.storefront}
    Lantern Yard      http://lantern.localhost:${ports.storefront}
    Counter           http://localhost:${ports.counter}   (the restaurant's side; its owner is owner@saffronandsmoke.example)
    Storybook         http://localhost:${ports.storybook}
    Payments          http://localhost:${ports.payments}/dashboard   (payments dashboard: refunds by hand)
    Mails             http://localhost:${ports.mailbox}
    Backend           http://localhost:${ports.backend}
    Sandbox           sign-in :${ports.identity} · payments :${ports.payments} · postcodes :${ports.postcodes}
    Logs              ${join(dataFolder, 'logs')}

  Outside opening hours? Try dinner time: CLOCK_START=2026-11-20T18:30:00Z npm start
`);
  const failure = await stack.broken;
  // While everything is being stopped, a part that ends is no news.
  if (!isStopping) console.error(`\n  ${failure}\n`);
  await end(1);
} catch (error) {
  // Ctrl-C ends the builds too; that they failed is then no news.
  if (interruption.signal.aborted) {
    logStep('stop', 'stopped; the next start goes on from here');
    process.exit(130);
  }
  const message =
    error instanceof CliError
      ? error.message
      : isFullDisk(error)
        ? fullDisk(dataFolder)
        : error instanceof Error
          ? (error.stack ?? reason(error))
          : reason(error);
  console.error(`\n  ${message}\n`);
  process.exit(1);
}
