import { test as base, expect } from '@playwright/test';
import { findFirefox, findWebKit, withoutEngine } from '../../../../scripts/stack/engines.ts';
import { notKnown } from '../../../../scripts/test-reports.ts';
import { ports, storybookPort } from '../ports.ts';
import type { Account } from '../services.ts';
import { rounds } from '../soak.ts';
import { type Engine, type Size, sizes } from './engine.ts';
import { EnginePage } from './engine-page.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** Which engine a project of the configuration walks in. */
export interface EngineOptions {
  readonly engineName: 'Firefox' | 'WebKit';
}

interface Walk {
  /** Opens a window with an empty profile; the one before it goes. */
  readonly arrive: (size?: Size) => Promise<EnginePage>;
}

/** The sizes of the windows in which customers walk. */
export const walkedSizes = rounds<readonly (keyof typeof sizes)[]>(['phone'], ['phone', 'desk']);

/** Where the storefront of Saffron & Smoke is. */
export const storefront = `http://localhost:${ports.storefront}`;

/** Where the static Storybook is, in the soak. */
export const storybook = `http://127.0.0.1:${storybookPort}`;

/**
 * A walk in one engine. It fails when a page throws, logs an error or breaks its content security policy, and is skipped,
 * with the reason, where the engine cannot be had.
 */
export const test = base.extend<Walk, EngineOptions & { engine: Engine | undefined }>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName);
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  arrive: async ({ engine, engineName }, use, testInfo) => {
    if (engine === undefined) {
      testInfo.annotations.push({ type: notKnown, description: withoutEngine[engineName] });
      return testInfo.skip();
    }
    let page: EnginePage | undefined;
    await use(async (size = sizes.phone) => {
      page = new EnginePage(await engine.open(size));
      return page;
    });
    // The last look collects what the page has done since the one before.
    await page?.url().catch(() => undefined);
    if (testInfo.status !== testInfo.expectedStatus && page !== undefined) {
      const body = await page.window.screenshot().catch(() => undefined);
      if (body) await testInfo.attach('page', { body, contentType: 'image/png' });
    }
    expect(engine.takeFaults(), 'faults on the pages').toEqual([]);
  },
});

async function start(name: EngineOptions['engineName']): Promise<Engine | undefined> {
  const isDark = process.env.ENGINES_SCHEME === 'dark';
  if (name === 'Firefox') {
    const program = findFirefox();
    return program === undefined ? undefined : startFirefox(program, isDark);
  }
  const programs = findWebKit();
  return programs === undefined ? undefined : startWebKit(programs, isDark);
}

/** Lets the page find itself signed in, as the storefront stores a customer. */
export async function enterAs(page: EnginePage, { accessToken, refreshToken }: Account): Promise<void> {
  await page.goto(`${storefront}/terms`);
  await page.window.evaluate(
    (tokens) => {
      for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value);
    },
    { accessToken, refreshToken },
  );
}
