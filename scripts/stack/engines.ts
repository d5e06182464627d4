// The engines beside Chromium: Firefox, and WebKit as Debian has it (WebKitGTK) or macOS (Safari).
import { existsSync, globSync } from 'node:fs';
import { logStep } from './cli.ts';
import { installPackages } from './debian-packages.ts';

/** What drives WebKit on this machine. */
export interface WebKitPrograms {
  readonly driver: string;
  /** The screen and its window manager, where the engine has no window without them. */
  readonly screen?: { readonly server: string; readonly windowManager: string };
  /** What a session is asked for. */
  readonly capabilities: Readonly<Record<string, unknown>>;
}

/** The Firefox to test with: FIREFOX_PATH, Debian's, or the one of macOS. */
export function findFirefox(): string | undefined {
  return firstThatExists([
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
}

/** The WebKit to test with: Safari on macOS, elsewhere MiniBrowser on a screen in memory. */
export function findWebKit(): WebKitPrograms | undefined {
  const safari = firstThatExists(['/usr/bin/safaridriver']);
  if (safari !== undefined) return { driver: safari, capabilities: { browserName: 'safari' } };
  const driver = firstThatExists(['/usr/bin/WebKitWebDriver']);
  const binary = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];
  const server = firstThatExists(['/usr/bin/Xvfb']);
  const windowManager = firstThatExists(['/usr/bin/openbox']);
  if (!driver || !binary || !server || !windowManager) return undefined;
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  return {
    driver,
    screen: { server, windowManager },
    capabilities: { 'webkitgtk:browserOptions': { binary, args } },
  };
}

const packages = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb', 'openbox'],
} as const;

/** Why an engine cannot be tried here, in one sentence. */
export const withoutEngine = {
  Firefox: 'Firefox is not here: install it (on Debian: apt-get install firefox-esr) or set FIREFOX_PATH.',
  WebKit: `WebKit is not here: on Debian apt-get install ${packages.WebKit.join(' ')}; on macOS safaridriver --enable.`,
} as const;

/** Installs the engines that are not here, where that is possible: as root on Debian. */
export function installEngines(): void {
  const missing = [
    ...(findFirefox() === undefined ? packages.Firefox : []),
    ...(findWebKit() === undefined ? packages.WebKit : []),
  ];
  if (missing.length === 0) return;
  logStep('browser', `installing ${missing.join(', ')} (a minute or two) ...`);
  try {
    installPackages(missing);
  } catch {
    // The tests of an engine that is still not here say so.
  }
}

function firstThatExists(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && path !== '' && existsSync(path));
}
