import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isPhone } from './customer.ts';
import { settled } from './settled.ts';
import { rounds } from './soak.ts';

const widths = [1440, 800, 390] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

type Scheme = 'light' | 'dark';

async function findings(page: Page): Promise<string[]> {
  await atRest(page);
  // There are no frames to look into, for which axe would open a page of its own.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`);
}

async function lookAt(page: Page, state: string, width: number, colorScheme: Scheme): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settled(page);
  const found = await findings(page);
  expect.soft(found, `${state}, ${width} px, ${colorScheme}`).toEqual([]);
}

/**
 * Runs axe on the page as it stands, in light at the first width; with SOAK=1 in both schemes at every width given.
 * Nothing is wider than the window at any of them. A phone has its own width only.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  at: readonly number[] = widths,
): Promise<void> {
  const own = page.viewportSize();
  const wanted = own !== null && isPhone(page) ? [own.width] : at;
  // A story of each component is looked at in dark, and colour-scheme.spec.ts shows that dark reaches the whole page.
  const schemes = rounds<readonly Scheme[]>(['light'], ['light', 'dark']);
  for (const width of rounds(wanted.slice(0, 1), wanted))
    for (const scheme of schemes) await lookAt(page, state, width, scheme);
  for (const width of wanted) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${state} is wider than its window of ${width} px`).toBe(0);
  }
  if (own !== null) await page.setViewportSize(own);
}

/** The same with SOAK=1 alone: for a state that a story shows, where `npm test` has run axe already. */
export async function expectAccessibleInSoak(
  page: Page,
  state: string,
  at: readonly number[] = widths,
): Promise<void> {
  if (rounds(false, true)) await expectAccessible(page, state, at);
}
