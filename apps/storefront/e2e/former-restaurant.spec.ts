import { admin, enterAs, newCustomer, originOf } from './accounts.ts';
import { openCounter } from './counter.ts';
import { expectAccessible } from './expect-accessible.ts';
import { callBackend, restaurantAt } from './services.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

test('a deleted restaurant: its hostname and its counter say so, until it is restored', {
  tag: '@soak',
}, async ({ page, context, browser, faultless }) => {
  faultless.allow(/Failed to load resource: the server responded with a status of (404|410)/);
  const { domain, tablet } = await openCounter(browser, faultless);
  const [account, id, counter] = await Promise.all([admin(), restaurantAt(domain), tablet('Till')]);
  const closed = { level: 1, name: 'The Small Kitchen takes no orders here any more' } as const;
  await page.goto(originOf(domain));
  await expect(page.getByRole('heading', { level: 1, name: 'The Small Kitchen' })).toBeVisible();

  await callBackend('DELETE', `/restaurants/${id}`, { account });
  await expect(async () => {
    const answer = await page.goto(originOf(domain));
    expect(answer?.status()).toBe(404);
  }).toPass();
  await settled(page);
  await expect(page.getByRole('heading', closed)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '0113 496 0151' })).toBeVisible();
  await expectAccessible(page, 'a deleted restaurant', [1440, 390]);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();

  await enterAs(context, await newCustomer('fay'), { hostname: domain });
  await page.goto(`${originOf(domain)}/orders`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await expect(counter.getByRole('heading', { name: 'This restaurant has been deleted' })).toBeVisible();
  await callBackend('POST', `/restaurants/${id}/restore`, { account });
  await counter.getByRole('button', { name: 'Look again' }).click();
  await expect(counter.getByRole('heading', { name: 'All quiet' })).toBeVisible();
});
