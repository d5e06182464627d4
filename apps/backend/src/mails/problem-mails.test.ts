import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseCustomer } from '../personal-data/erase-customer.ts';
import { jpegOf } from '../pictures/testing/pictures.ts';
import type { Shopper } from '../resources/checkout/testing/shop.ts';
import { act, placeOrder } from '../resources/order-actions/testing/placed-orders.ts';
import { report, type SentReport } from '../resources/order-problems/testing/reported.ts';
import { type Colleague, hire, ownerOf } from '../resources/team/testing/team.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { type MailShop, startMailShop } from './testing/mail-shop.ts';

type Schemas = components['schemas'];

// Summer time: 19:30 in London.
const evening = new Date('2026-07-17T18:30:00Z');
let mailShop: MailShop;
let shopper: Shopper;
let owner: Colleague;
let manager: Colleague;
beforeAll(async () => {
  mailShop = await startMailShop();
  const { shop } = mailShop;
  shopper = await shop.newShopper();
  owner = await ownerOf(shop, shop.restaurantId);
  manager = await hire(shop, owner, shop.restaurantId, 'manager');
});
beforeEach(() => mailShop.shop.setTime(new Date('2026-07-17T17:30:00Z')));
afterAll(() => mailShop.close());

/** A declined order whose earlier mails are sent, and something wrong with it. */
async function reported(sent: SentReport = { reason: 'late' }) {
  const { shop, server } = mailShop;
  const orderId = await placeOrder(shop, shopper);
  const [line] = (await shopper.order(orderId)).items;
  await act(shop, orderId, { name: 'decline', reason: 'too_busy' });
  await runJobs(shop);
  server.mails.length = 0;
  shop.setTime(evening);
  const lines = sent.reason === 'missing' ? [line?._id ?? ''] : [];
  const { body } = await report(shopper, orderId, { ...sent, lines });
  return { orderId, number: body.number, problemId: body.problems?.[0]?._id ?? '' };
}
const answer = (
  { orderId, problemId }: Awaited<ReturnType<typeof reported>>,
  body: Schemas['OrderProblemAnswerRequest'],
) => owner.call('POST', `/orders/${orderId}/problems/${problemId}`, body);
const mailed = async () => {
  await runJobs(mailShop.shop);
  const mails = mailShop.server.mails.splice(0);
  return mails.map(({ recipients, subject, text }) => ({ to: recipients.join(), subject, text: text ?? '' }));
};

test('each manager reads at once what is wrong, in how many of a dish, and where to answer', async () => {
  const text = 'Only <b>rice</b> came.\nSee the photos.';
  const photos = [await jpegOf(20, 20), await jpegOf(20, 20)];
  const { orderId, number } = await reported({ reason: 'missing', text, photos });
  const mails = await mailed();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([owner.email, manager.email].toSorted());
  for (const mail of mails) {
    expect(mail.subject).toBe(`Something is wrong with ${number}: it was missing`);
    expect(mail.text).toContain('Reported at\n19:30\nFriday 17 July 2026');
    expect(mail.text).toContain('Ordered at\n18:30\nFriday 17 July 2026');
    expect(mail.text).toContain('2 × Curry\n\n2 photos came with it.');
    expect(mail.text).toMatch(/Customer \d+ writes\nOnly <b>rice<\/b> came\.\nSee the photos\./);
    expect(mail.text).toContain(`https://counter.example/orders/${orderId}`);
  }
});

test('the customer reads each answer, by the order in which they were given, and the end', async () => {
  const ids = await reported({ reason: 'late', text: 'An hour.' });
  await mailed();
  await answer(ids, { state: 'answered', answer: 'We look into it.' });
  await answer(ids, { state: 'answered', answer: 'The rider had an accident.' });
  await answer(ids, { state: 'closed', answer: 'We have paid back the fee.' });
  const mails = await mailed();
  const email = mails[0]?.to;
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
    Array(3).fill([email, `The testaurant has answered about ${ids.number}`]),
  );
  expect([owner.email, manager.email]).not.toContain(email);
  const answers = ['We look into it.', 'The rider had an accident.', 'We have paid back the fee.'];
  for (const words of answers) {
    const [own, ...others] = mails.filter(({ text }) => text.includes(words));
    expect(others).toEqual([]);
    expect(/It is\s+closed\s+now\./.test(own?.text ?? ''), words).toBe(words === answers[2]);
    expect(own?.text).toContain('You wrote\nAn hour.');
    expect(own?.text).toContain('Written on Friday 17 July 2026 at 19:30.');
    expect(own?.text).not.toContain('Maria');
  }
});

test('the customer reads that it was closed without a word', async () => {
  const ids = await reported();
  await mailed();
  await answer(ids, { state: 'closed' });
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`The testaurant has closed what you reported about ${ids.number}`);
  expect(mail?.text).toContain('Closed on Friday 17 July 2026 at 19:30, without an answer.');
});

test('nothing goes out about a customer who has been erased since', async () => {
  const { shop } = mailShop;
  const gone = await shop.newShopper();
  const orderId = await placeOrder(shop, gone);
  await act(shop, orderId, { name: 'decline', reason: 'too_busy' });
  await mailed();
  await report(gone, orderId);
  expect((await eraseCustomer(shop.app.db, gone.id)).kind).toBe('erased');
  expect(await mailed()).toEqual([]);
});
