import { originOf } from '../accounts.ts';
import { hydrated } from '../customer.ts';
import { daily, type Opening, openSmallRestaurants } from '../small-restaurant.ts';
import { rounds } from '../soak.ts';
import { expect, test } from '../test.ts';
import { specification, type Ways } from './specification.ts';

const open = daily('12:00-23:15');

/** Restaurants as they have to be, on a Friday at half past six, for each message to stand on their home page. */
const restaurants: Ways<'restaurant', Opening> = {
  noModes: { hours: open, hasDelivery: false, hasCollection: false },
  deliveryOnly: { hours: open, hasCollection: false },
  collectionOnly: { hours: open, hasDelivery: false },
  unavailable: { hours: open, hasDelivery: false, hasCollection: false },
  temporarilyClosed: { hours: open, isActive: false },
  noHours: { hours: { monday: '12:00-22:00' } },
  closedToday: { hours: { ...open, friday: 'closed' } },
  closesToday: { hours: open },
  closesTomorrow: { hours: { ...open, friday: '18:00-02:00' } },
  opensToday: { hours: { ...open, friday: '23:45-23:55' } },
  opensTomorrow: { hours: { ...open, friday: '09:00-11:00', saturday: '10:30-23:15' } },
  opensOnADay: { hours: { friday: '09:00-11:00', monday: '12:00-22:00' } },
};

// The browser keeps what the server has written, or React logs an error, on which every journey fails: one message of
// each kind is looked at there.
const seenInBrowser = rounds(
  ['noModes', 'collectionOnly', 'closesTomorrow', 'opensOnADay'],
  Object.keys(restaurants),
);

test('every message about a restaurant stands on its page, on the server and in the browser', async ({
  page,
}) => {
  const opened = openSmallRestaurants(restaurants);
  await page.clock.install();
  for (const [name, hostname] of Object.entries(opened)) {
    const message = specification.restaurant[name as keyof typeof restaurants];
    await test.step(message, async () => {
      const host = new URL(originOf(hostname)).host;
      const written = await page.request.get('/', { headers: { host } });
      expect.soft(await written.text(), 'as the server writes it').toContain(message);
      if (!seenInBrowser.includes(name)) return;
      await page.goto(originOf(hostname));
      await hydrated(page);
      await expect.soft(page.getByText(message, { exact: true }).first()).toBeVisible();
      if (name === 'collectionOnly') {
        // The only mode offered is switched to.
        await expect(page.getByRole('radio', { name: 'Collection' })).toBeChecked();
        await expect(page.getByRole('radio', { name: 'Delivery' })).toBeDisabled();
      }
    });
  }

  await test.step('a page that stays open closes with the restaurant', async () => {
    await page.goto(originOf(opened.closesToday));
    await hydrated(page);
    await page.clock.fastForward('05:00:00');
    await page.clock.runFor(60_000);
    // In the soak, which takes longer, it may be past midnight by then.
    await expect(page.getByText(/^Closed · Opens to(day|morrow) at 12:00$/).first()).toBeVisible();
  });
});

test('the open status follows the time, minute by minute, on a page that stays open', {
  tag: '@soak',
}, async ({ page }) => {
  const { evening, never } = openSmallRestaurants({
    evening: { hours: { ...open, friday: '12:00-21:00', saturday: '12:00-22:00' } },
    // Sundays only, from ten past one to twenty to two.
    never: { hours: { ...daily('closed'), sunday: '01:10-01:40' } },
  });
  await page.clock.install();
  await page.goto(originOf(evening));
  await hydrated(page);
  const status = page.getByText(/^(Open now|Closed) · /).first();
  const seen = new Set([await status.textContent()]);
  // The page's clock runs on between the steps: with steps of a minute, the one minute at nine o'clock could be stepped
  // over.
  const stepMs = 20_000;
  for (let passedMs = 0; passedMs < 160 * 60_000 && !seen.has('Closed · Opens tomorrow at 12:00'); ) {
    await page.clock.runFor(stepMs);
    passedMs += stepMs;
    seen.add(await status.textContent());
  }
  expect([...seen]).toEqual([
    'Open now · Closes today at 21:00',
    specification.time.reopens,
    'Closed · Opens tomorrow at 12:00',
  ]);

  await test.step(specification.time.closedIndefinitely, async () => {
    await page.goto(originOf(never));
    await hydrated(page);
    await expect(page.getByText('Closed today', { exact: true })).toBeVisible();
    // React takes a page over part by part: what answers a press is in its hands, and so is the clock above it.
    await page.getByRole('link', { name: 'Soup', exact: true }).click();
    const dish = page.getByRole('dialog', { name: 'Soup' });
    await dish.getByRole('button', { name: 'Close' }).click();
    await expect(dish).toBeHidden();
    // On Sunday 21 March 2027 the next opening would be in the hour that the clocks skip seven days on (record 11).
    await page.clock.fastForward(Date.UTC(2027, 2, 21) - Date.UTC(2026, 10, 20));
    await page.clock.runFor(60_000);
    await expect(page.getByText(specification.time.closedIndefinitely, { exact: true })).toBeVisible();
  });
});
