import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifted?: string[];
  }
}

/** Keeps an eye on every page from its first paint on; to be called before the first one. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifted: string[] = [];
    window.shifted = shifted;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
        const nodes = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          return `${what} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        if (!hadRecentInput && value > 0) shifted.push(`${value.toFixed(4)}: ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has jumped about since the page was opened, as the browser measures it: the sum, and each jump. */
export async function layoutShiftsOf(
  page: Page,
): Promise<{ readonly total: number; readonly jumps: readonly string[] }> {
  const jumps = await page.evaluate(() => window.shifted ?? []);
  return { total: jumps.reduce((sum, jump) => sum + Number.parseFloat(jump), 0), jumps };
}
