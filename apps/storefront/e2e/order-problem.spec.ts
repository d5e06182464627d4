import { enterAs, newCustomer, newCustomerEmail, originOf } from './accounts.ts';
import { counterOf } from './counter.ts';
import { withFault } from './faults.ts';
import { moveOrder } from './kitchen.ts';
import { placeOrder } from './payments.ts';
import { photoOfACamera } from './photo-of-a-camera.ts';
import { addToCart, callBackend } from './services.ts';
import { settled } from './settled.ts';
import { openSmallRestaurant } from './small-restaurant.ts';
import { expect, test } from './test.ts';

interface OrderAnswer {
  readonly items: readonly { readonly _id: string; readonly name: string }[];
  readonly problems?: readonly {
    readonly _id: string;
    readonly reason: string;
    readonly lines: readonly string[];
    readonly text: string;
    readonly photos: readonly object[];
  }[];
}

test('a missing dish is reported with a photo, its answer comes by itself, and three reports are enough', async ({
  page,
  context,
  faultless,
}) => {
  await page.goto('/healthz');
  const photo = await photoOfACamera(page);
  const owner = newCustomerEmail('owner');
  const { domain } = openSmallRestaurant({}, [owner]);
  const account = await newCustomer('mona');
  await addToCart(account, 'Soup', 2, domain);
  await addToCart(account, 'Bread', 3, domain);
  const orderId = await placeOrder(account, {}, domain);
  await moveOrder(orderId, { action: 'complete', to: 'completed' });
  const order = () => callBackend<OrderAnswer>('GET', `/orders/${orderId}`, { account });
  const bread = (await order()).items.find(({ name }) => name === 'Bread');

  await enterAs(context, account, { hostname: domain });
  await page.goto(`${originOf(domain)}/orders/${orderId}`);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await settled(page);
  const open = () => page.getByRole('button', { name: 'Something is wrong with this order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Something is wrong with this order' });
  const send = dialog.getByRole('button', { name: 'Send to the restaurant' });
  const words = dialog.getByRole('textbox', { name: 'Tell them more, if you like' });
  const reported = page.getByRole('region', { name: 'You reported' });

  await test.step('the bread is missing', async () => {
    await open();
    await dialog.getByRole('checkbox', { name: /Bread/ }).check();
    await dialog.getByRole('radio', { name: 'It was missing' }).check();
    await words.fill('Only the soup came.\nNo bread.');
    await dialog
      .getByLabel('Add a photo')
      .setInputFiles({ name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer: photo });
    await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await send.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Sent to the restaurant.')).toBeVisible();
    await expect(reported).toContainText('3\u00a0× Bread');
    await expect(reported.getByRole('status')).toHaveText('The restaurant has not answered yet');
    expect((await order()).problems).toMatchObject([
      {
        reason: 'missing',
        lines: [bread?._id],
        text: 'Only the soup came.\nNo bread.',
        photos: [{ width: 1500, height: 2000 }],
      },
    ]);
  });

  await test.step('the photo opens larger, upright', async () => {
    await reported.getByRole('button', { name: 'Photo 1, open it larger' }).click();
    const large = page.getByRole('dialog', { name: 'Photo 1' }).getByRole('img', { name: 'Photo 1' });
    await expect(large).toBeVisible();
    const size = await large.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(size).toEqual([1500, 2000]);
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
  });

  await test.step('the answer comes by itself', async () => {
    const { account: manager, restaurantId } = await counterOf(domain, owner);
    const [problem] = (await order()).problems ?? [];
    await expect(page.getByRole('main')).not.toContainText('paid back');
    await callBackend(
      'POST',
      `/counter/restaurants/${restaurantId}/orders/${orderId}/problems/${problem?._id}`,
      {
        account: manager,
        idempotencyKey: crypto.randomUUID(),
        body: { answer: 'We are sorry. The bread is paid back.', state: 'answered' },
      },
    );
    await expect(reported).toContainText('We are sorry. The bread is paid back.');
    await expect(reported.getByRole('status')).toHaveText(/^Answered at \d\d:\d\d$/);
    expect(loads).toBe(0);
  });

  await test.step('without a connection nothing is lost, and two presses send once', async () => {
    faultless.allow(/ERR_INTERNET_DISCONNECTED/);
    await open();
    await dialog.getByRole('checkbox', { name: /Soup/ }).check();
    await dialog.getByRole('radio', { name: 'Not right' }).check();
    await words.fill('Cold.');
    await context.setOffline(true);
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText('It was not sent. Check your connection');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await context.setOffline(false);
    await open();
    await expect(dialog.getByRole('checkbox', { name: /Soup/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Not right' })).toBeChecked();
    await expect(words).toHaveValue('Cold.');
    await send.dblclick();
    await expect(dialog).toHaveCount(0);
    expect((await order()).problems?.map(({ text }) => text)).toEqual([
      'Only the soup came.\nNo bread.',
      'Cold.',
    ]);
  });

  await test.step('the third is the last', async () => {
    await open();
    // What was sent before is gone.
    await expect(words).toHaveValue('');
    await dialog.getByRole('radio', { name: 'Came late' }).check();
    const path = `/orders/${orderId}/problems$`;
    await withFault({ method: 'POST', path, answer: 'lost_answer' }, async () => {
      await send.click();
      await expect(dialog.getByRole('alert')).toContainText('It was not sent.');
    });
    // It had arrived: sent again it is the same report, and no fourth one that would be refused.
    await send.click();
    await expect(dialog).toHaveCount(0);
    expect((await order()).problems).toHaveLength(3);
    await expect(reported).toContainText('The whole order');
    await expect(page.getByText(/^You have reported 3 problems with this order\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Something is wrong with this order' })).toHaveCount(0);
    await settled(page);
    if (process.env.KEEP_PICTURES)
      await page.screenshot({ path: `${process.env.KEEP_PICTURES}/order-problem.png`, fullPage: true });
  });
});
