import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test.ts';

const pages = [
  '/',
  '/?dish=none',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/offers',
  '/search',
  '/search?q=tikka',
  '/app-promo',
  '/privacy-policy',
  '/terms',
  '/profile',
  '/nowhere',
];
const widths = [390, 800, 1440] as const;

for (const scheme of ['light', 'dark'] as const) {
  for (const width of widths) {
    test(`every public page passes axe at ${width} px, ${scheme}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        ...(baseURL !== undefined && { baseURL }),
      });
      const page = await context.newPage();
      for (const path of pages) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ')}`);
        expect.soft(found).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${path} is wider than its window`).toBe(0);
      }
      await context.close();
    });
  }
}
