import { expect, type Page, test } from 'playwright/test';

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
}

interface StoryChannel {
  once: (event: string, done: () => void) => void;
  emit: (event: string, selection: object) => void;
}

// The whole list is the soak's.
const step = process.env.SOAK === '1' ? 1 : 10;
const workers = 2;
const desktop = { width: 1440, height: 900 };
const tablet = { width: 1180, height: 820 };

async function readIndex(page: Page): Promise<readonly IndexEntry[]> {
  const { entries } = (await (await page.request.get('/index.json')).json()) as {
    readonly entries: Readonly<Record<string, IndexEntry>>;
  };
  return Object.values(entries);
}

/** The stories to play after Welcome, with which the window begins: all of mails, and the first of each component. */
function playedStories(entries: readonly IndexEntry[]): readonly string[] {
  const stories = entries.filter(({ id, type }) => type === 'story' && id !== 'welcome--start');
  return stories
    .filter(
      ({ title }, index) =>
        title.startsWith('Mails/') || stories.findIndex((each) => each.title === title) === index,
    )
    .map(({ id }) => id);
}

/** Plays a story in the window that is open already, until its checks are done. */
const play = (page: Page, storyId: string) =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as StoryChannel;
        channel.once('storyFinished', resolve);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );

for (let part = 0; part < workers; part++) {
  test(`stories play in the Storybook that is served, part ${part + 1} of ${workers}`, async ({ page }) => {
    const ids = playedStories(await readIndex(page))
      .filter((_, index) => index % step === 0)
      .filter((_, index) => index % workers === part);
    const failures: string[] = [];
    let playing = 'welcome--start';
    page.on('console', (message) => {
      if (message.type() === 'error') failures.push(`${playing}: ${message.text()}`);
    });
    page.on('pageerror', (error) => failures.push(`${playing}: ${error}`));
    await page.goto('/iframe.html?id=welcome--start&viewMode=story');
    // Storybook loads the window again when another story is chosen before the first one has been played.
    await page.waitForFunction(() => {
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
        | { currentRender?: { phase?: string } }
        | undefined;
      return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
    });
    for (const id of ids) {
      playing = id;
      // A story served alone has the window's size: those of the counter say the one of its tablet.
      await page.setViewportSize(id.startsWith('counter-') ? tablet : desktop);
      await play(page, id);
    }
    expect(ids.length).toBeGreaterThan(9);
    expect(failures).toEqual([]);
  });
}

test('each tile of Welcome leads to a page', async ({ page }) => {
  await page.goto('/iframe.html?id=welcome--start&viewMode=story');
  await page.getByRole('link', { name: 'CartPanel' }).first().waitFor();
  const hrefs = await page
    .locator('a[target="_top"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const ids = new Set((await readIndex(page)).map(({ id }) => id));
  expect(hrefs.length).toBeGreaterThan(100);
  expect(hrefs.filter((href) => !ids.has(href.replace(/^\.\/\?path=\/(docs|story)\//, '')))).toEqual([]);
});

test('what is not there is answered as such, and browsers find the icon', async ({ request }) => {
  for (const path of ['/nothing.js', '/assets/nothing.js', '/Nothing']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const icon = await request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toBe('image/svg+xml');
});
