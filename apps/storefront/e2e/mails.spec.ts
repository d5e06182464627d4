import { addTikka, arriveAsCustomer, openCart } from './customer.ts';
import { mailsTo } from './mailbox.ts';
import { placeOrder } from './payments.ts';
import { ports } from './ports.ts';
import { ordersOf } from './services.ts';
import { expect, test } from './test.ts';

test('an order brings its mails with allergens: confirmation, ticket, acceptance; and a refund shows and is announced', async ({
  page,
  context,
}) => {
  const account = await arriveAsCustomer(page, 'mia', 'saffron.localhost');
  const { email } = account;
  await addTikka(page);
  const cart = await openCart(page);
  await cart
    .getByRole('group', { name: 'Quantity of Smoked chicken tikka' })
    .getByRole('button', { name: 'One more' })
    .click();
  await expect(cart.getByRole('button', { name: 'Checkout £27.89' })).toBeEnabled();
  await placeOrder(account);

  const [order] = await ordersOf(page);
  const number = order?.number ?? '';
  const findMails = async () => {
    const kitchen = await mailsTo('orders@saffronandsmoke.example');
    return {
      confirmation: (await mailsTo(email)).find(({ subject }) =>
        subject.startsWith(`Order ${number} placed`),
      ),
      ticket: kitchen.find(({ subject }) => subject.startsWith(`${number} Collection`)),
      accepted: (await mailsTo(email)).find(({ subject }) => subject.startsWith(`Accepted: ${number}`)),
    };
  };
  await expect.poll(async () => Object.values(await findMails()).filter(Boolean).length).toBe(3);
  const { confirmation, ticket, accepted } = await findMails();
  for (const mail of [confirmation, ticket, accepted]) {
    expect(mail?.from).toContain('Saffron & Smoke');
    // On the ticket stands what the kitchen calls it.
    expect(mail?.text).toContain(mail === ticket ? '2× Tikka' : 'Smoked chicken tikka');
    expect(mail?.text.toLowerCase()).toMatch(/contains\s+milk,\s+mustard/);
  }

  const [link = ''] = /http\S+\/orders\/[0-9a-f]{24}/.exec(confirmation?.text ?? '') ?? [];
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();

  const dashboard = await context.newPage();
  await dashboard.goto(`http://localhost:${ports.payments}/dashboard`);
  await dashboard.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await dashboard.getByLabel('Amount in pounds').fill('1.00');
  await dashboard.getByRole('button', { name: 'Refund' }).click();
  await expect(dashboard.getByRole('status')).toContainText('£1.00 refunded');
  await dashboard.close();
  await expect(page.getByRole('list', { name: 'Refunds' })).toContainText(
    /£1\.00 went back to your card.+5 to 10 working days/,
  );
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain(`£1.00 goes back to you for ${number}`);
});
