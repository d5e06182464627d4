import type { Page } from '@playwright/test';

/** What a tablet's board has shown since its page was opened. */
interface ShownOrders {
  readonly numbers: readonly string[];
  /** The numbers that stood on it twice at once. */
  readonly doubled: readonly string[];
}

/** Notes in the page which orders its board shows; survives no reload. */
function noteOrders(): void {
  const numbers = new Set<string>();
  const doubled = new Set<string>();
  Object.assign(window, { shownOrders: { numbers, doubled } });
  new MutationObserver(() => {
    const here = new Set<string>();
    for (const { textContent } of document.querySelectorAll('article h3')) {
      if (here.has(textContent)) doubled.add(textContent);
      here.add(textContent);
      numbers.add(textContent);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Watches a tablet's board from its next page on. */
export async function watchBoard(tablet: Page): Promise<() => Promise<ShownOrders>> {
  await tablet.addInitScript(noteOrders);
  return () =>
    tablet.evaluate(() => {
      const { shownOrders } = window as unknown as {
        shownOrders: { numbers: Set<string>; doubled: Set<string> };
      };
      return { numbers: [...shownOrders.numbers], doubled: [...shownOrders.doubled] };
    });
}
