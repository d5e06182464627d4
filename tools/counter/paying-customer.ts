import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, type ApiResult, createApiClient, type TokenPair, unwrap } from '@tiffin/api';
import type { MenuItem, Order } from '@tiffin/domain';
import { foundationId } from '../../scripts/stack/settings.ts';
import type { Findings } from '../soak/findings.ts';
import { paymentProvider } from '../soak/provider.ts';
import { randomFrom } from '../soak/random.ts';
import { createRetry } from '../soak/retry-until-settled.ts';
import { fetchIdToken } from '../stack/fetch-id-token.ts';
import type { OwnStack } from '../stack/own-stack.ts';
import { measuredRestaurant } from './open-counter.ts';

/** An order that only has to be paid. */
export interface PreparedOrder {
  readonly id: string;
  /** The number by which the restaurant calls it. */
  readonly number: string;
  /** Presses "Pay" on the provider's page; returns the time of the press, in ms since the epoch. */
  readonly pay: () => Promise<number>;
}

/** A customer who orders again and again. */
export interface PayingCustomer {
  /** Fills the cart and checks out, once the order before is placed. */
  readonly prepare: (note?: string) => Promise<PreparedOrder>;
  /** Reads an order, at another backend where its port is given. */
  readonly read: (orderId: string, backend?: number) => Promise<Order>;
  /** How often the customer's tokens were renewed. */
  readonly renewals: () => number;
}

// In pence: more than the minimum order of the demo's restaurants.
const leastTotal = 2_000;
const placedWithinMs = 60_000;

/**
 * Signs a new customer in at a restaurant with a phone number. Failed calls are retried, as pages retry them, and counted
 * in the findings.
 */
export async function startCustomer(
  stack: Pick<OwnStack, 'ports' | 'environments'>,
  restaurantId: string,
  email: string,
  findings: Findings,
): Promise<PayingCustomer> {
  const { ports } = stack;
  const retry = createRetry(findings, randomFrom(1));
  const settle = async <Value>(what: string, call: (idempotencyKey: string) => Promise<ApiResult<Value>>) => {
    const outcome = await retry(what, call);
    if (!outcome.ok) throw new Error(`${what} was refused: ${outcome.refusal.message}`);
    return outcome.value;
  };
  const anyoneAt = (port: number) => createApiClient({ baseUrl: `http://localhost:${port}`, foundationId });
  const anyone = anyoneAt(ports.backend);
  const idToken = await fetchIdToken(stack.environments.backend, email);
  const user = { email, name: 'Priya Shah' };
  let tokens: TokenPair = await settle('verify', (idempotencyKey) =>
    anyone.verify({ idToken, user }, { idempotencyKey }),
  );
  let renewals = 0;
  const scope = {
    restaurantId,
    tokens: () => tokens,
    onTokens: (renewed: TokenPair) => {
      tokens = renewed;
      renewals += 1;
    },
  };
  const client = anyone.scopedTo(scope);
  await settle('phone number', () => client.updateMe({ phoneNumber: '07700 900142' }));
  const [dish] = await readPlainDishes(client, restaurantId);
  if (dish === undefined) throw new Error('No dish can be ordered without choices.');
  const provider = paymentProvider(`http://127.0.0.1:${ports.payments}`);
  const home = `http://${measuredRestaurant.hostname}:${ports.storefront}/`;
  const read = (orderId: string, backend?: number) => {
    const reader = backend === undefined ? client : anyoneAt(backend).scopedTo(scope);
    return settle('read order', () => reader.getOrder(orderId));
  };
  const untilPlaced = async (orderId: string) => {
    const until = Date.now() + placedWithinMs;
    while ((await read(orderId)).placedAt === null) {
      if (Date.now() > until) throw new Error(`Order ${orderId} was paid and is not placed.`);
      await wait(200);
    }
  };
  let paidId: string | undefined;
  return {
    read,
    renewals: () => renewals,
    async prepare(note) {
      // Until the previous order is placed, the cart still holds it. Reading an unpaid order would call the provider.
      if (paidId !== undefined) await untilPlaced(paidId);
      const quantity = Math.ceil(leastTotal / dish.price);
      await settle('add to cart', (idempotencyKey) =>
        client.addToCart({ menuItemId: dish.id, quantity, selectedOptions: [] }, { idempotencyKey }),
      );
      const { orderId: id, url } = await settle('checkout', (idempotencyKey) =>
        client.checkout({ successUrl: home, failUrl: home, mode: 'collection', note }, { idempotencyKey }),
      );
      const { number } = await read(id);
      const pay = async () => {
        const pressedAt = Date.now();
        const outcome = await provider.pay(url, '4242424242424242');
        if (outcome !== 'paid') throw new Error(`Paying order ${number} ended as ${outcome}.`);
        paidId = id;
        return pressedAt;
      };
      return { id, number, pay };
    },
  };
}

/** Reads the available dishes that can be ordered without choices. */
export async function readPlainDishes(client: ApiClient, restaurantId: string): Promise<readonly MenuItem[]> {
  return unwrap(await client.getMenu(restaurantId))
    .categories.flatMap(({ items }) => items)
    .filter(({ isAvailable, options }) => isAvailable && options.every(({ minChoices }) => minChoices === 0));
}
