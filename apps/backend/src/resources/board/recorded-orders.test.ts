import { fileURLToPath } from 'node:url';
import type { components } from '@tiffin/api/schema';
import { summerEvening } from '@tiffin/domain/testing/summer-evening';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../testing/run-jobs.ts';
import { type CheckoutWishes, curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { setAcceptance } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, ownerOf } from '../team/testing/team.ts';

type Answer = components['schemas']['CounterOrder'];

const recording = fileURLToPath(
  new URL('../../../../../packages/api/src/testing/recorded/counter-orders.json', import.meta.url),
);

let shop: Shop;
let shopper: Shopper;
let owner: Colleague;
beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.newShopper();
  owner = await ownerOf(shop, shop.restaurantId);
});
afterAll(() => shop.close());

const later = (minutes: number) => new Date(summerEvening.getTime() + minutes * 60_000);
const promisedAt = later(30).toISOString();

const read = async (orderId: string) => (await owner.call<Answer>('GET', `/orders/${orderId}`)).body;

/** Orders, takes the steps two minutes apart, and gives back what the restaurant reads after each. */
async function evening(wishes: CheckoutWishes, steps: readonly object[]): Promise<Answer[]> {
  shop.setTime(summerEvening);
  await shopper.add({ ...curry, quantity: 2 });
  await shopper.add({ dish: 'Cola' });
  const { body } = await shopper.checkout({ note: 'Please ring twice.', ...wishes });
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  const answers = [await read(body.orderId)];
  for (const [index, step] of steps.entries()) {
    shop.setTime(later(2 * (index + 1)));
    const { status } = await owner.call('POST', `/orders/${body.orderId}/actions`, {
      expectedVersion: index + 1,
      ...step,
    });
    expect(status).toBe(200);
    answers.push(await read(body.orderId));
  }
  return answers;
}

async function thenRead(
  before: readonly Answer[],
  happens: (orderId: string) => Promise<unknown>,
): Promise<Answer[]> {
  const orderId = before[0]?.order._id ?? '';
  await happens(orderId);
  return [...before, await read(orderId)];
}

async function answeredBySystem(): Promise<Answer[]> {
  await setAcceptance(shop, 'auto');
  return thenRead(await evening({}, []), () => runJobs(shop));
}

/** The same text in each run, a line for each answer: ids are counted as they come. */
function withoutChance(evenings: Readonly<Record<string, readonly Answer[]>>): string {
  const lists = Object.entries(evenings).map(
    ([name, answers]) =>
      `  "${name}": [\n${answers.map((answer) => `    ${JSON.stringify(answer)}`).join(',\n')}\n  ]`,
  );
  const known: string[] = [];
  return `{\n${lists.join(',\n')}\n}\n`.replaceAll(/\b[0-9a-f]{24}\b/g, (id) => {
    if (!known.includes(id)) known.push(id);
    return `5f0c0ffee0ddba11${String(known.indexOf(id)).padStart(8, '0')}`;
  });
}

// The fixtures of the counter are these answers. `npx vitest run --project=backend recorded-orders -u` writes them again.
test('the orders from which other tests make theirs are what the restaurant reads', async () => {
  await setAcceptance(shop, 'manual');
  const collected = { addressId: undefined };
  const accept = { action: 'accept', promisedAt };
  const cooked = [accept, { action: 'start' }, { action: 'ready' }];
  const answers = {
    collection: await evening(collected, [...cooked, { action: 'complete' }]),
    delivery: await evening({}, [...cooked, { action: 'dispatch' }, { action: 'complete' }]),
    declined: await evening(collected, [{ action: 'decline', reason: 'too_busy' }]),
    cancelled: await evening(collected, [
      accept,
      { action: 'cancel', reason: 'other', refund: { kind: 'full' } },
    ]),
    withdrawn: await thenRead(await evening(collected, []), async (orderId) => {
      await shopper.call('POST', `/orders/${orderId}/cancel`, { expectedVersion: 1 });
    }),
    automatic: await answeredBySystem(),
  };
  await expect(withoutChance(answers)).toMatchFileSnapshot(recording);
});
