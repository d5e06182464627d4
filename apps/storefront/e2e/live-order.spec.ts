import type { BrowserContext, Page } from '@playwright/test';
import { enterAs, newCustomer, originOf } from './accounts.ts';
import { withFault } from './faults.ts';
import { answersItself, moveOrder } from './kitchen.ts';
import { layoutShiftsOf, recordLayoutShifts } from './layout-shift.ts';
import { readMetric } from './metrics.ts';
import { placeOrder } from './payments.ts';
import { ports } from './ports.ts';
import { addToCart, callBackend, saveAddress } from './services.ts';
import { settled } from './settled.ts';
import { openSmallRestaurant } from './small-restaurant.ts';
import { expect, test } from './test.ts';

/** A customer who has ordered soup, at a restaurant that answers itself unless it is answered automatically. */
async function orderSoup(
  page: Page,
  context: BrowserContext,
  { isAnsweredAutomatically = false }: { isAnsweredAutomatically?: boolean } = {},
) {
  const { domain } = openSmallRestaurant();
  if (!isAnsweredAutomatically) await answersItself(domain);
  const account = await newCustomer('vera');
  const { _id: addressId } = await saveAddress(account);
  await addToCart(account, 'Soup', 2, domain);
  const orderId = await placeOrder(account, { addressId }, domain);
  await enterAs(context, account, { hostname: domain });
  const open = () => page.goto(`${originOf(domain)}/orders/${orderId}`);
  return { account, orderId, open };
}

const stream = /\/api\/orders\/[0-9a-f]{24}\/stream$/;
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const accepted = { action: 'accept', to: 'accepted', promisedAt: '2026-11-20T20:05:00Z' } as const;

test('the page follows the order by itself, from the answer to the door, and nothing jumps', async ({
  page,
  context,
}) => {
  await recordLayoutShifts(page);
  const { orderId, open } = await orderSoup(page, context);
  await open();
  await expect(headingOf(page, 'Order placed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for an answer' })).toBeVisible();
  await expect(page.getByText(/^Live, updated \d\d:\d\d$/)).toBeVisible();
  await settled(page);
  const { total: jumped } = await layoutShiftsOf(page);
  expect(await readMetric(ports.storefront, 'event_streams_open')).toBeGreaterThan(0);
  let reads = 0;
  page.on('load', () => {
    reads += 1;
  });

  await moveOrder(orderId, accepted);
  await expect(headingOf(page, 'Accepted')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '20:05 at your door, in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await moveOrder(orderId, { action: 'delay', to: 'accepted', promisedAt: '2026-11-20T20:20:00Z' });
  await expect(page.getByRole('status').filter({ hasText: '20:20 new time at your door' })).toBeVisible();
  await moveOrder(orderId, { action: 'start', to: 'preparing' });
  await expect(headingOf(page, 'In the kitchen')).toBeVisible();
  await moveOrder(orderId, { action: 'dispatch', to: 'out_for_delivery' });
  await expect(headingOf(page, 'On its way')).toBeVisible();
  const { total, jumps } = await layoutShiftsOf(page);
  expect(total, jumps.join('\n')).toBe(jumped);
  await moveOrder(orderId, { action: 'complete', to: 'completed' });
  await expect(headingOf(page, 'Delivered')).toBeVisible();
  await expect(page.getByText(/updated \d\d:\d\d$/)).toHaveCount(0);
  // Pressed by mistake: staff have ten minutes to take it back.
  await moveOrder(orderId, { action: 'undo', to: 'out_for_delivery' });
  await expect(headingOf(page, 'On its way')).toBeVisible();
  expect(reads).toBe(0);
});

test('an order that nobody has answered is cancelled, once', async ({ page, context }) => {
  const { account, orderId, open } = await orderSoup(page, context);
  await open();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await withFault({ path: `/orders/${orderId}/cancel`, answer: 'pass' }, async (met) => {
    await dialog.getByRole('button', { name: 'Cancel order' }).dblclick();
    await expect(headingOf(page, 'Order cancelled')).toBeVisible();
    expect(await met()).toHaveLength(1);
  });
  await expect(dialog).toBeHidden();
  // The button that opened the dialog has gone: the focus stays in the page's content.
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('£21.00');
  expect(await callBackend('GET', `/orders/${orderId}`, { account })).toMatchObject({
    status: 'cancelled',
    closedReason: 'customer',
  });
});

test('a cancellation whose answer is lost is sent again and done once', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  const { account, orderId, open } = await orderSoup(page, context);
  await open();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  const fault = { way: 'first', path: `/orders/${orderId}/cancel`, answer: 'lost_answer' } as const;
  await withFault(fault, async () => {
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(headingOf(page, 'Order cancelled')).toBeVisible();
  });
  const order = await callBackend<{ timeline: readonly { status: string }[] }>('GET', `/orders/${orderId}`, {
    account,
  });
  expect(order.timeline.map(({ status }) => status)).toEqual(['placed', 'cancelled']);
});

test('the restaurant is faster: the customer reads so, and the order goes on', { tag: '@soak' }, async ({
  page,
  context,
}) => {
  const { account, orderId, open } = await orderSoup(page, context);
  // The page is not to hear of the answer before the press: its stream says nothing, and the read that comes before
  // the stream is over.
  await page.route(stream, () => {});
  const streamAsked = page.waitForRequest(stream);
  await open();
  await streamAsked;
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await moveOrder(orderId, accepted);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByRole('heading', { name: 'The restaurant was faster' })).toBeVisible();
  await dialog.getByText('Close', { exact: true }).click();
  await expect(headingOf(page, 'Accepted')).toBeVisible();
  expect(await callBackend('GET', `/orders/${orderId}`, { account })).toMatchObject({ status: 'accepted' });
});

/** Lets the page believe that its tab goes to the back, or comes to the front. */
async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('a page in the background has no stream, and reads the order when it comes back', async ({
  page,
  context,
}) => {
  const { orderId, open } = await orderSoup(page, context);
  await open();
  await expect(page.getByText(/^Live, updated/)).toBeVisible();
  const closed = page.waitForEvent('requestfailed', { predicate: (request) => stream.test(request.url()) });
  await turn(page, 'hidden');
  await closed;
  await moveOrder(orderId, accepted);
  const opened = page.waitForRequest(stream);
  await turn(page, 'visible');
  await opened;
  await expect(headingOf(page, 'Accepted')).toBeVisible();
  await expect(page.getByText(/^Live, updated/)).toBeVisible();
});

const broken = [
  // That a cut stream is opened again, and the order read meanwhile: packages/api, follow-stream.test.ts.
  ['cut', 'Not live, updated', ['@soak'], (page: Page) => page.route(stream, (route) => route.abort())],
  // What it holds back never comes.
  ['held back by a proxy', 'Updated', [], (page: Page) => page.route(stream, () => {})],
] as const;
for (const [name, line, tag, breakStream] of broken) {
  test(`a stream that is ${name}: the page still follows, within 30 seconds`, { tag: [...tag] }, async ({
    page,
    context,
    faultless,
  }) => {
    faultless.allow(/ERR_FAILED/);
    const { orderId, open } = await orderSoup(page, context);
    await breakStream(page);
    await page.clock.install();
    await open();
    await expect(headingOf(page, 'Order placed')).toBeVisible();
    await expect(page.getByText(line)).toBeVisible();
    await moveOrder(orderId, accepted);
    await page.clock.fastForward(30_000);
    await expect(headingOf(page, 'Accepted')).toBeVisible();
  });
}

test('an order is accepted by itself, and a refund in the dashboard of the provider shows at once', {
  tag: '@soak',
}, async ({ page, context }) => {
  const { account, open } = await orderSoup(page, context, { isAnsweredAutomatically: true });
  await open();
  await expect(headingOf(page, 'Accepted')).toBeVisible();
  await expect(page.getByText(/^Live, updated \d\d:\d\d$/)).toBeVisible();

  const dashboard = await context.newPage();
  await dashboard.goto(`http://localhost:${ports.payments}/dashboard`);
  await dashboard.getByRole('row').filter({ hasText: account.email }).getByRole('link').click();
  await dashboard.getByLabel('Amount in pounds').fill('1.00');
  await dashboard.getByRole('button', { name: 'Refund' }).click();
  await expect(dashboard.getByRole('status')).toContainText('£1.00 refunded');
  await dashboard.close();
  await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('£1.00');
});
