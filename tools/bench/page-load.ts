import type { Browser, Page } from 'playwright';

/** What a visitor with a cold cache, a slow phone and a slow network experiences while a page loads. */
export interface PageLoad {
  /** Largest contentful paint, in ms. */
  readonly lcp: number;
  /** Cumulative layout shift until a second after loading. */
  readonly cls: number;
  /** Time that tasks took beyond 50 ms each, from the start of the load on, in ms. */
  readonly blocking: number;
}

/** The same, and how long a press on the first dish takes. */
export interface PressedPage extends PageLoad {
  /** From the press to the next paint, in ms; the browser reports it in steps of 8. */
  readonly interaction: number;
  /** From the press to the open dialog, in ms. */
  readonly opened: number;
}

// Lighthouse's slow 4G, applied by the browser to each request: 1.6 Mbit/s down, 750 kbit/s up, 150 ms.
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowerCpu = 4;

/** Loads a page on a slow phone with a cold cache. */
export function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  return withSlowPhone(browser, url, (page) => page.evaluate(() => window.seen));
}

/** Loads a page with dishes in the same way, and then presses the first one. */
export function loadAndPress(browser: Browser, url: string): Promise<PressedPage> {
  return withSlowPhone(browser, url, async (page) => {
    const loaded = await page.evaluate(() => window.seen);
    const dish = page.locator('main a[href*="dish="]').first();
    await dish.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(200);
    const { x = 0, y = 0, width = 0, height = 0 } = (await dish.boundingBox()) ?? {};
    // Not a locator's click, which would look the element up within the event that is measured.
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    // The page itself reports the dialog: Playwright would search for it in each frame between press and paint.
    await page.evaluate(() => window.dialogShown);
    await page.waitForTimeout(500);
    const { interaction, opened } = await page.evaluate(() => window.seen);
    return { ...loaded, interaction, opened };
  });
}

async function withSlowPhone<Result>(
  browser: Browser,
  url: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  try {
    await context.addInitScript(observe);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', slow4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    await page.goto(url, { waitUntil: 'load' });
    // Hydration, late fonts and pictures still belong to the load.
    await page.waitForTimeout(2_000);
    return await measure(page);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    seen: { -readonly [Name in keyof PressedPage]: number };
    /** Resolves when a dialog has been painted. */
    dialogShown: Promise<void>;
  }
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
  }
}

// Runs in the page, before anything else does.
function observe(): void {
  window.seen = { lcp: 0, cls: 0, blocking: 0, interaction: 0, opened: 0 };
  let pressed = 0;
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as LayoutShift;
    if (!shift.hadRecentInput) window.seen.cls += shift.value;
  });
  // From the start of the load: a page that paints late must not hide its earlier tasks.
  watch('longtask', ({ duration }) => {
    window.seen.blocking += duration - 50;
  });
  watch(
    'event',
    ({ duration, name, startTime }) => {
      // While the page loads, the browser also reports a mouseover, which is not a press.
      if (pressed > 0 && startTime >= pressed && /^(pointer|mouse|click)/.test(name))
        window.seen.interaction = Math.max(window.seen.interaction, duration);
    },
    { durationThreshold: 16 },
  );
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );
  window.dialogShown = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (pressed === 0 || document.querySelector('[role=dialog]') === null) return;
      observer.disconnect();
      // The second frame begins only when the first one, which shows the dialog, is done.
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => {
          window.seen.opened = now - pressed;
          resolve();
        }),
      );
    }).observe(document, { childList: true, subtree: true });
  });
}
