import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { customerWithOrder } from './customer-with-order.ts';
import { sizes } from './engine.ts';
import type { EnginePage } from './engine-page.ts';
import { pathOf, type Screen, screensOf } from './screens.ts';
import { enterAs, storefront, test, walkedSizes } from './test.ts';

/** A folder that takes a picture of each page, to compare engines by eye. */
const pictures = process.env.ENGINES_PICTURES;

async function pressOnce(
  page: EnginePage,
  { sign, typed, press, leadsTo }: Screen,
  onShown: () => Promise<void>,
) {
  await page.see(sign);
  await onShown();
  if (typed) await page.type(typed.field, typed.text);
  if (press) await page.press(press);
  if (leadsTo) await page.see(leadsTo);
}

for (const size of walkedSizes) {
  for (const who of ['visitor', 'customer'] as const) {
    test(`every page that a ${who} sees answers to a press, ${size}`, async ({ arrive, engineName }) => {
      const page = await arrive(sizes[size]);
      const { account, ...ids } = await customerWithOrder();
      if (who === 'customer') await enterAs(page, account);
      const takePicture = async (route: string) => {
        if (pictures === undefined) return;
        mkdirSync(pictures, { recursive: true });
        const name = route.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
        writeFileSync(`${pictures}/${name}-${size}-${engineName}.png`, await page.window.screenshot());
      };
      const failures: string[] = [];
      for (const [route, screen] of screensOf(who)) {
        await test.step(route, async () => {
          try {
            await page.goto(`${storefront}${pathOf(route, screen, ids)}`);
            await pressOnce(page, screen, () => takePicture(route));
          } catch (error) {
            failures.push(`${route}: ${error}`);
          }
        });
      }
      expect(failures).toEqual([]);
    });
  }
}
