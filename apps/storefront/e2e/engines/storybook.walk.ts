import { expect } from '@playwright/test';
import { sizes } from './engine.ts';
import { storybook, test } from './test.ts';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

const perFolder = 10;

/** Some stories of each folder of Storybook, those of different components first. */
async function someStories(): Promise<readonly Story[]> {
  const { entries } = (await (await fetch(`${storybook}/index.json`)).json()) as {
    readonly entries: Readonly<Record<string, Story>>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const byFolder = Map.groupBy(stories, ({ title }) => title.split('/')[0] ?? title);
  return [...byFolder.values()].flatMap((ofFolder) => {
    const first = ofFolder.filter(
      ({ title }, index) => ofFolder.findIndex((each) => each.title === title) === index,
    );
    return [...new Set([...first, ...ofFolder])].slice(0, perFolder);
  });
}

test('ten stories of each folder render and act', { tag: '@soak' }, async ({ arrive }) => {
  test.setTimeout(3_600_000);
  const page = await arrive(sizes.desk);
  const failures: string[] = [];
  for (const { id } of await someStories()) {
    try {
      await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story`);
      let phase = '';
      await page.until(`the end of ${id}`, async () => {
        phase = await page.window.evaluate(() => {
          const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
            __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
          };
          return preview?.currentRender?.phase ?? '';
        });
        return /^(completed|finished|errored|aborted)$/.test(phase);
      });
      // What stands at an edge of the window gives the root no height.
      const isEmpty = await page.window.evaluate(() =>
        [...document.querySelectorAll('#storybook-root *')].every(
          (element) => element.getBoundingClientRect().height === 0,
        ),
      );
      if (!/^(completed|finished)$/.test(phase)) failures.push(`${id}: ${phase}`);
      // What is shown over the page stands outside the root.
      else if (
        isEmpty &&
        !(await page.window.evaluate(() => document.querySelector('[role=dialog]') !== null))
      )
        failures.push(`${id}: blank`);
    } catch (error) {
      failures.push(`${id}: ${error}`);
    }
  }
  expect(failures).toEqual([]);
});
