import { expect, type Page, test } from 'playwright/test';
import { openDocsPage, openWindow, playStory, readIndex } from './story-window.ts';

const workers = 2;

/** A story that loads fast and is not looked at here: each window begins with it. */
const first = 'primitives-price--negative';

/** Adds errors that nothing caught and files of Storybook's that are not there to `failures`, with what is shown then. */
function listen(page: Page, failures: string[], shown: () => string): void {
  page.on('pageerror', (error) => failures.push(`${shown()}: ${error}`));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // A dish's picture that is missing is a state with stories of its own.
    if (response.status() >= 400 && !/missing/.test(pathname))
      failures.push(`${shown()}: ${pathname} is answered with ${response.status()}`);
  });
}

/** The stories to play: all of mails, and the first of each other title, Welcome among them; in the soak all there are. */
async function playedStories(page: Page): Promise<readonly string[]> {
  const titles = new Set<string>();
  const stories = (await readIndex(page.request)).filter(({ type }) => type === 'story');
  return stories
    .filter(({ title }) => {
      const isFirst = !titles.has(title);
      titles.add(title);
      return isFirst || title.startsWith('Mails/') || process.env.SOAK === '1';
    })
    .map(({ id }) => id);
}

for (let part = 0; part < workers; part++) {
  test(`stories play in the Storybook that is served, part ${part + 1} of ${workers}`, async ({ page }) => {
    test.setTimeout(process.env.SOAK === '1' ? 3_600_000 : 600_000);
    const played = await playedStories(page);
    // Mails have stories without end: a list that has lost a section is shorter than this.
    expect(played.length).toBeGreaterThan(200);
    const failures: string[] = [];
    let shown = first;
    listen(page, failures, () => shown);
    await openWindow(page, first);
    for (const id of played.filter((_, index) => index % workers === part)) {
      shown = id;
      for (const problem of await playStory(page, id)) failures.push(`${id}: ${problem}`);
    }
    expect(failures.join('\n')).toBe('');
  });
}

interface WelcomeLink {
  readonly name: string;
  readonly href: string;
  readonly target: string;
}

/** The links of Welcome, as people see them. */
async function welcomeLinks(page: Page): Promise<readonly WelcomeLink[]> {
  await openWindow(page, 'welcome--start');
  return page.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      name: link.textContent?.trim() ?? '',
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target') ?? '',
    })),
  );
}

for (let part = 0; part < workers; part++) {
  test(`each link of Welcome leads to what it names, part ${part + 1} of ${workers}`, async ({ page }) => {
    const links = await welcomeLinks(page);
    expect(links.length).toBeGreaterThan(150);
    const failures: string[] = [];
    let shown = 'welcome--start';
    listen(page, failures, () => shown);
    for (const { name, href, target } of links.filter((_, index) => index % workers === part)) {
      const [, view, id = ''] = /^\.\/\?path=\/(story|docs)\/([\w-]+)$/.exec(href) ?? [];
      shown = `${name} (${href})`;
      if (view === undefined || target !== '_top') {
        failures.push(`${shown}: not an address of Storybook's own frame`);
        continue;
      }
      const problems = await (view === 'docs' ? openDocsPage : playStory)(page, id);
      for (const problem of problems) failures.push(`${shown}: ${problem}`);
      if (view === 'story' || problems.length > 0) continue;
      const heading = page.locator('.sbdocs h1').first();
      await heading.waitFor({ timeout: 30_000 });
      const title = (await heading.textContent()) ?? '';
      if (title !== name) failures.push(`${shown}: leads to “${title}”`);
    }
    expect(failures.join('\n')).toBe('');
  });
}

test('what is not there is answered as such, and browsers find the icon', async ({ request }) => {
  for (const path of ['/nothing.js', '/assets/nothing.js', '/Nothing']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const icon = await request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toBe('image/svg+xml');
});
