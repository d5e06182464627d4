import { newCustomerEmail } from './accounts.ts';
import { addTikka, cards, givePhoneNumber, openCart, payWith, signIn } from './customer.ts';
import { mailsTo } from './mailbox.ts';
import { ordersOf } from './services.ts';
import { expect, test } from './test.ts';

test('an order brings the customer a confirmation and the restaurant a ticket, with allergens', async ({
  page,
}) => {
  const email = newCustomerEmail('mia');
  await page.goto('/auth/login');
  await signIn(page, email);
  await givePhoneNumber(page);
  await page.getByText('Collection', { exact: true }).click();
  await addTikka(page);
  const cart = await openCart(page);
  await cart
    .getByRole('group', { name: 'Quantity of Smoked chicken tikka' })
    .getByRole('button', { name: 'One more' })
    .click();
  await cart.getByRole('button', { name: /^Checkout / }).click();
  await page
    .getByRole('dialog', { name: 'Confirm your order' })
    .getByRole('button', { name: 'Continue to payment' })
    .click();
  await payWith(page, cards.good);
  await expect(page.getByRole('dialog', { name: 'Checkout Successful' })).toBeVisible();

  const [order] = await ordersOf(page);
  const number = order?.number ?? '';
  const findMails = async () => {
    const kitchen = await mailsTo('orders@saffronandsmoke.example');
    return {
      confirmation: (await mailsTo(email)).find(({ subject }) =>
        subject.startsWith(`Order ${number} placed`),
      ),
      ticket: kitchen.find(({ subject }) => subject.startsWith(`${number} Collection`)),
    };
  };
  await expect.poll(async () => Object.values(await findMails()).filter(Boolean).length).toBe(2);
  const { confirmation, ticket } = await findMails();
  for (const mail of [confirmation, ticket]) {
    expect(mail?.from).toContain('Saffron & Smoke');
    expect(mail?.text).toContain('Smoked chicken tikka');
    expect(mail?.text.toLowerCase()).toMatch(/contains\s+milk,\s+mustard/);
  }

  const [link = ''] = /http\S+\/orders\/[0-9a-f]{24}/.exec(confirmation?.text ?? '') ?? [];
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();
});
