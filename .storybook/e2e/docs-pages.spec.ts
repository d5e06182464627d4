import { test as base, expect, type Page } from 'playwright/test';
import { sections } from '../sections.ts';
import { openDocsPage, readIndex } from './story-window.ts';

/** Opens a docs page, waits for the stories in sight, and returns what was wrong with it. */
async function openDocs(page: Page, id: string): Promise<readonly string[]> {
  const problems = await openDocsPage(page, id);
  if (problems.length > 0) return problems;
  await page.waitForFunction(() => {
    type Preview = { storyRenders: readonly Render[]; currentRender?: Render };
    type Render = { phase: string };
    const previewOf = (place: Window) => Reflect.get(place, '__STORYBOOK_PREVIEW__') as Preview | undefined;
    const isDone = (render: Render | undefined) =>
      ['finished', 'errored', 'aborted'].includes(render?.phase ?? '');
    const isInSight = (element: Element) => element.getBoundingClientRect().top < innerHeight;
    const framesInSight = [...document.querySelectorAll('iframe[src*="embed=true"]')].filter(isInSight);
    return (
      ![...document.querySelectorAll('[data-waits]')].some(isInSight) &&
      previewOf(window)?.storyRenders.every(isDone) &&
      framesInSight.every(
        (frame) =>
          frame instanceof HTMLIFrameElement &&
          frame.contentWindow !== null &&
          isDone(previewOf(frame.contentWindow)?.currentRender),
      )
    );
  });
  return problemsOf(page);
}

/** What is wrong with the docs page that is open. */
async function problemsOf(page: Page): Promise<readonly string[]> {
  const heading = page.locator('.sbdocs h1').first();
  const { scrolled, isTall } = await page.evaluate(() => ({
    scrolled: Math.round(scrollY),
    isTall: document.documentElement.scrollHeight > innerHeight,
  }));
  const box = await heading.boundingBox();
  if (box === null) return ['it has no heading'];
  if (scrolled > 0 || box.y < 0)
    return [`it opens ${Math.max(scrolled, Math.round(-box.y))} px below its top`];
  const [x, y] = [box.x + 5, box.y + box.height / 2];
  const isCovered = await heading.evaluate(
    (element, at) => !element.contains(document.elementFromPoint(at[0] ?? 0, at[1] ?? 0)),
    [x, y],
  );
  if (isCovered) return ['its heading is covered'];
  if (!isTall) return [];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 200);
  const hasScrolled = await page
    .waitForFunction(() => scrollY > 0, undefined, { timeout: 30_000 })
    .catch(() => undefined);
  return hasScrolled === undefined ? ['its body does not scroll'] : [];
}

/** One window for all sections that a worker looks at: loading the preview again for each takes longer than a page. */
const test = base.extend<object, { openWindow: (baseURL: string) => Promise<Page> }>({
  openWindow: [
    async ({ browser }, use) => {
      let page: Page | undefined;
      await use(async (baseURL) => {
        if (page !== undefined) return page;
        page = await browser.newPage({
          baseURL,
          viewport: { width: 1440, height: 900 },
          reducedMotion: 'reduce',
        });
        return page;
      });
      await page?.close();
    },
    { scope: 'worker' },
  ],
});

// Each story's own test fails what would open its page elsewhere or cover it (docs-page-rules.ts): `npm test` opens the
// first pages of each section, and the soak all of them.
const pagesOfSection = process.env.SOAK === '1' ? Number.POSITIVE_INFINITY : 2;

const titles = new Set(['Foundations', ...sections.map(({ title }) => title), 'Flows']);

for (const title of titles) {
  test(`docs pages of ${title} open at the top, uncovered, and scroll`, async ({
    openWindow,
    request,
    baseURL,
  }) => {
    const pages = (await readIndex(request))
      .filter((entry) => entry.type === 'docs' && entry.title.startsWith(`${title}/`))
      .slice(0, pagesOfSection);
    expect(pages.length).toBeGreaterThan(0);
    const page = await openWindow(baseURL ?? '');
    // Another page first: readers come from somewhere, and opening what is open does nothing.
    if (page.url() === 'about:blank')
      await page.goto('/iframe.html?id=foundations-radii--docs&viewMode=docs');
    await page.locator('.sbdocs h1').first().waitFor();
    const problems: string[] = [];
    for (const { id } of pages) {
      problems.push(...(await openDocs(page, id)).map((problem) => `${id}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
