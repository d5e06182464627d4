import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { CliError, logStep } from './cli.ts';
import { installPackages } from './debian-packages.ts';

/** Flags under which Chromium runs headless on any machine, as root and without calling home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // Letters as wide as on a screen: the headless shell rounds them to whole pixels otherwise, and lines break elsewhere.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromium to test with, in this order: CHROMIUM_PATH, the system's, Playwright's own. The headless shell comes first:
 * it has no window, toolbars and tabs to start for each test (22 journeys in 73 s instead of 118 s).
 */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Finds a Chromium, or installs one where that is possible; fails with one sentence where it is not. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const attempts: readonly (() => void)[] = [
    () => execFileSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 300_000 }),
    () => installPackages(['chromium-headless-shell']),
    () => installPackages(['chromium']),
  ];
  logStep('browser', 'no Chromium here yet, installing one (a minute) ...');
  for (const attempt of attempts) {
    try {
      attempt();
    } catch {
      // The next way may work.
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new CliError(
    'The tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to one, then run npm test again.',
  );
}
