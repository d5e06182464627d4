import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from 'playwright/test';
import {
  baselineOf,
  baselines,
  comparedStories,
  missingPictures,
  type Scheme,
  type Size,
  staleBaselines,
} from './stories.ts';
import { keepPicture } from './visual-run.ts';

interface StoryView {
  readonly id: string;
  readonly size: Size;
  readonly scheme: Scheme;
}

/** Waits until the story has been played and its fonts and the pictures in sight are there. */
async function settle(page: Page) {
  await page.waitForFunction(() => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
      | { currentRender?: { phase?: string } }
      | undefined;
    const phase = preview?.currentRender?.phase;
    if (phase === 'errored' || phase === 'aborted') throw new Error(`The story is ${phase}.`);
    return phase === 'finished' || phase === 'completed';
  });
}

/** Waits for what a new size or scheme brings into sight, after two frames. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    // Where the play function's focus has scrolled to depends on what had been laid out by then.
    for (const element of document.querySelectorAll('*')) element.scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // A lazy picture out of sight, or in a hidden part of the page, would never come.
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all([
      document.fonts.ready,
      ...inSight.map((image) => image.decode().catch(() => undefined)),
    ]);
  });

/** The page once two pictures in a row are the same. */
async function stillPicture(page: Page): Promise<Buffer> {
  const take = () =>
    page.screenshot({ type: 'jpeg', quality: 50, animations: 'disabled', caret: 'hide', scale: 'css' });
  let last = await take();
  for (let tries = 0; tries < 10; tries += 1) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The story never stands still: take it out of the compared ones.');
}

test('every committed picture belongs to a story', () => {
  expect(staleBaselines()).toEqual([]);
});

test('the pictures in docs/counter.md are compared', () => {
  expect(missingPictures()).toEqual([]);
});

/** Compares a picture with its baseline, and keeps it for the page of Storybook that shows both. */
function compare(name: string, picture: Buffer): void {
  const isNew = !existsSync(join(baselines, name));
  const { errors } = test.info();
  const before = errors.length;
  expect.soft(picture).toMatchSnapshot(name);
  keepPicture(name, picture, isNew ? 'new' : errors.length > before ? 'changed' : 'same');
}

/** Opens a story whose play function runs at the first size and in the first scheme. */
async function openStory(browser: Browser, { id, size, scheme }: StoryView): Promise<Page> {
  const page = await browser.newPage({
    viewport: size,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const { baseURL = '' } = test.info().project.use;
  await page.goto(`${baseURL}/iframe.html?id=${id}&viewMode=story&globals=motion:reduced;scheme:${scheme}`);
  await settle(page);
  return page;
}

for (const { id, title, name, sizes, schemes, isLoadedForScheme } of comparedStories()) {
  // Loaded once and then shown in every way: six times as fast, and what a customer who turns the phone sees.
  for (const loads of isLoadedForScheme ? schemes.map((scheme) => [scheme]) : [schemes]) {
    const [first = 'light'] = loads;
    test(`${title}, ${name}${isLoadedForScheme ? `, ${first}` : ''}`, async ({ browser }) => {
      const page = await openStory(browser, { id, size: sizes[0], scheme: first });
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const scheme of loads) {
          await page.evaluate((wanted) => {
            document.documentElement.dataset.scheme = wanted;
          }, scheme);
          await drawn(page);
          const picture = await stillPicture(page);
          // The same Chromium compresses the same picture to the same bytes; other ones differ in a few pixels.
          compare(baselineOf(id, size.width, scheme), picture);
        }
      }
      await page.close();
    });
  }
}
