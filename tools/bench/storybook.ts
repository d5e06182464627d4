import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { builds, ensureBuilt, run } from '../../scripts/stack/build.ts';
import { freePorts } from '../../scripts/stack/free-ports.ts';
import { root } from '../../scripts/stack/settings.ts';
import { startBrowser } from '../stack/start-browser.ts';
import { interleaved } from '../statistics.ts';
import { timeRow } from './measured-rows.ts';
import type { Measured } from './report.ts';
import { roundsOr } from './settings.ts';

const rounds = roundsOr(7);
const emptyOutput = 'dist/bench/empty-storybook';

/** The longest docs page, and that of the empty Storybook. */
const longest = '/?path=/docs/cart-cartpanel--docs';
const empty = '/?path=/docs/button--docs';

async function serve(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    [join(root, 'node_modules/srvx/bin/srvx.mjs'), 'serve', '--prod', `--port=${port}`, `--static=${folder}`],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (server.stdout !== null) await once(server.stdout, 'data');
  return server;
}

/** Marks in a page when an element is first visible: Playwright itself would check only twice a second. */
function markWhenShown(selector: string): void {
  const markIfVisible = () => {
    if (document.querySelector(selector)?.checkVisibility()) performance.mark(selector);
    else requestAnimationFrame(markIfVisible);
  };
  requestAnimationFrame(markIfVisible);
}

/** Measures how long an element of a docs page takes to become visible with a cold cache, in seconds. */
async function secondsUntil(browser: Browser, url: string, selector: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript(markWhenShown, selector);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'commit' });
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.locator(selector).first().waitFor();
    const shown = await preview.locator('html').evaluate(async (_, mark) => {
      // Playwright may see the element before the next frame marks it.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.timeOrigin + (performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN);
    }, selector);
    const started = await page.evaluate(() => performance.timeOrigin);
    return (shown - started) / 1000;
  } finally {
    await context.close();
  }
}

/** Measures the longest docs page, until its heading and its first story, beside one of an empty Storybook. */
export async function measureStorybook(): Promise<Measured[]> {
  const storybook = builds.find(({ name }) => name === 'storybook');
  if (storybook === undefined) throw new Error('There is no build named storybook.');
  await ensureBuilt(storybook);
  const { code, output } = await run([
    'storybook',
    'build',
    '--quiet',
    '--config-dir=tools/bench/empty-storybook',
    `--output-dir=${emptyOutput}`,
  ]);
  if (code !== 0) throw new Error(`The empty Storybook could not be built:\n${output}`);
  const ports = await freePorts(['ours', 'empty']);
  const servers = [await serve(storybook.output, ports.ours), await serve(emptyOutput, ports.empty)];
  const browser = await startBrowser();
  try {
    const until = (port: number, path: string, selector: string) => () =>
      secondsUntil(browser, `http://localhost:${port}${path}`, selector);
    const story = '[data-story-block] button';
    const series = await interleaved(rounds, {
      heading: until(ports.ours, longest, '.sbdocs h1'),
      emptyHeading: until(ports.empty, empty, '.sbdocs h1'),
      story: until(ports.ours, longest, story),
      emptyStory: until(ports.empty, empty, story),
    });
    const row = (what: string, bar: number, aim: number) =>
      ({
        what: `Storybook's longest docs page until its ${what}`,
        unit: 's',
        bar,
        aim,
        better: 'less',
      }) as const;
    const beside = (values: readonly number[]) => ({ name: 'an empty Storybook', values });
    return [
      timeRow(row('heading', 2, 1.5), series.heading, beside(series.emptyHeading)),
      timeRow(row('first story', 2.5, 2), series.story, beside(series.emptyStory)),
    ];
  } finally {
    await browser.close();
    for (const server of servers) server.kill();
  }
}
