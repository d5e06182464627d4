import { counterOrigin } from './counter.ts';
import { expect, test } from './test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu can be read', async ({ page }) => {
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();
    await expect(page.getByText('Open now · Closes today at 22:30')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'From the grill' })).toBeVisible();
    await expect(page.getByText('Smoked chicken tikka').first()).toBeVisible();
    await expect(page.getByText('£11.50').first()).toBeVisible();
  });
});

// Its engine is as new as any: it is given scripts that it cannot read and a rule of CSS that it does not know.
test('an older browser shows the menu and says what to update, at the counter too', async ({
  page,
  faultless,
}) => {
  faultless.allow(/SyntaxError|Unexpected/);
  const current = /color: ?light-dark\(/g;
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'let a = ?;' }));
  await page.route(/\/$|\/sign-in$|\.css$/, async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({
      status: answer.status(),
      headers,
      body: (await answer.text()).replace(current, 'color:none('),
    });
  });
  await page.goto('/');
  const notice = page.getByText(/too old for this site/);
  await expect(notice).toBeVisible();
  await expect(page.getByText('Smoked chicken tikka').first()).toBeVisible();
  await page.getByRole('link', { name: 'Search' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await page.goto(`${counterOrigin}/sign-in`);
  await expect(notice).toBeVisible();
});

test('each hostname is its own restaurant', async ({ page, baseURL }) => {
  const port = new URL(baseURL ?? '').port;
  await page.goto(`http://forno.localhost:${port}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Forno Nonna' })).toBeVisible();
  await page.goto(`http://saffron.localhost:${port}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron & Smoke' })).toBeVisible();
});
