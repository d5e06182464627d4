import type { Browser } from 'playwright';
import { gzippedBytes } from '../size/measure.ts';

/** The JavaScript that a visit without a press loads, in kB after gzip. */
export interface PageScripts {
  /** Files that the HTML names. */
  readonly first: number;
  /** Files that the page fetches later by itself, when hydrated or idle. */
  readonly idle: number;
}

// The longest time that the page waits for an idle browser, and time for what it fetches then.
const idleMs = 7_000;

/** Measures the scripts that a visit to a page loads, in a browser with a cold cache. */
export async function pageScripts(browser: Browser, url: string): Promise<PageScripts> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  try {
    const page = await context.newPage();
    const bodies = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) bodies.set(pathname, response.body());
    });
    const answer = await page.goto(url, { waitUntil: 'load' });
    const html = (await answer?.text()) ?? '';
    await page.waitForTimeout(idleMs);
    const kilobytes = async (isWanted: (path: string) => boolean) => {
      const wanted = [...bodies].filter(([path]) => isWanted(path)).map(([, body]) => body);
      return gzippedBytes(await Promise.all(wanted)) / 1000;
    };
    const isNamed = (path: string) => html.includes(`"${path}"`);
    return { first: await kilobytes(isNamed), idle: await kilobytes((path) => !isNamed(path)) };
  } finally {
    await context.close();
  }
}
