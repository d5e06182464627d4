import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isPhone } from './customer.ts';

const widths = [1440, 800, 390] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Waits until nothing on the page is on its way any more: colours in between have contrasts of their own. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    // A change of the window or of its colours begins its transitions with a frame.
    await nextFrame();
    await nextFrame();
    const endless = Number.POSITIVE_INFINITY;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== endless);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function findings(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await atRest(page);
  // There are no frames to look into, for which axe would open a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  // The colour scheme changes colours and nothing else.
  const { violations } = await (colorScheme === 'light'
    ? axe.withTags(rules)
    : axe.withRules(colourRules)
  ).analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`);
}

/**
 * Looks at the page as it stands at every width given, light and dark: axe, and nothing wider than the window. A phone
 * has its own width only.
 */
export async function look(page: Page, state: string, at: readonly number[] = widths): Promise<void> {
  const own = page.viewportSize();
  for (const width of own !== null && isPhone(page) ? [own.width] : at) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      let found = await findings(page, colorScheme);
      // What came in while axe looked may have been on its way; what is wrong stays wrong.
      if (found.length > 0) found = await findings(page, colorScheme);
      expect.soft(found, `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${state} is wider than its window of ${width} px`).toBe(0);
  }
  if (own !== null) await page.setViewportSize(own);
}
