import { type Browser, chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../scripts/stack/browser.ts';

/** Starts Chromium, headless; installs one first where there is none. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
}
