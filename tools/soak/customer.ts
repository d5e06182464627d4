import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient, ApiResult, StartedCheckout, TokenPair } from '@tiffin/api';
import type { Cart, Menu, MenuItem, Order, SelectedOption } from '@tiffin/domain';
import { type ExpectedState, lineKey, type Quantities, takeOrdered } from './expected-state.ts';
import type { Findings } from './findings.ts';
import type { Random } from './random.ts';
import { retryUntilSettled } from './retry-until-settled.ts';
import type { SoakSystem } from './system.ts';

/** A restaurant as customers know it. */
export interface KnownRestaurant {
  readonly id: string;
  readonly name: string;
  readonly hostname: string;
  readonly menu: Menu;
  readonly promoCodes: readonly string[];
}

interface Surroundings {
  readonly system: SoakSystem;
  readonly client: ApiClient;
  readonly restaurant: KnownRestaurant;
  readonly findings: Findings;
  readonly random: Random;
}

// Enough for the minimum order of both restaurants and of most promo codes.
const worthOrdering = 2_500;
const cards = { good: '4242424242424242', declined: '4000000000000002' } as const;
// A lost webhook is found out by the order page or, at the latest, by the job that runs every minute.
const placedWithinMs = 5 * 60_000;

/** One customer of the API: signs in, fills the cart, checks out, pays or leaves, and remembers what happened. */
export class SoakCustomer {
  readonly expected: ExpectedState;
  readonly #client: ApiClient;
  readonly #around: Surroundings;
  readonly #addressId: string | undefined;

  private constructor(around: Surroundings, client: ApiClient, customerId: string, addressId?: string) {
    this.#around = around;
    this.#client = client;
    this.#addressId = addressId;
    this.expected = { customerId, restaurantId: around.restaurant.id, cart: new Map(), orders: [] };
  }

  /** Signs a new customer in and gives the phone number, and for some an address; undefined when that failed. */
  static async arrive(around: Surroundings, email: string): Promise<SoakCustomer | undefined> {
    const { system, client, findings, random, restaurant } = around;
    const idToken = await system.idTokenOf(email);
    const user = { email, name: 'Sam Soak' };
    const session = await retryUntilSettled(
      'verify',
      (idempotencyKey) => client.verify({ idToken, user }, { idempotencyKey }),
      findings,
      random,
    );
    if (!session.ok) {
      findings.addViolation(`verify refused: ${session.refusal.message}`);
      return undefined;
    }
    let tokens: TokenPair = session.value;
    const own = client.scopedTo({
      restaurantId: restaurant.id,
      tokens: () => tokens,
      onTokens: (renewed) => {
        findings.count('renewed tokens');
        tokens = renewed;
      },
    });
    await retryUntilSettled(
      'phone number',
      () => own.updateMe({ phoneNumber: '07700 900142' }),
      findings,
      random,
    );
    const address = random.chance(0.4)
      ? await retryUntilSettled(
          'address',
          (idempotencyKey) => own.createAddress(leeds, { idempotencyKey }),
          findings,
          random,
        )
      : undefined;
    findings.count('customers');
    return new SoakCustomer(around, own, session.value.user.id, address?.ok ? address.value.id : undefined);
  }

  /** One visit: something into the cart, changes of mind, checkout; false when the customer has given up. */
  async order(): Promise<boolean> {
    const { random, findings } = this.#around;
    if (!(await this.#fillCart())) return false;
    const checkouts = await this.#checkOut(random.chance(0.1) ? 2 : 1);
    if (checkouts.length === 0) return true;
    const draw = random.next();
    if (draw < 0.1) {
      findings.count('payment pages left');
      return true;
    }
    if (draw < 0.2) await this.#pay(checkouts, cards.declined);
    const paid = await this.#pay(checkouts, cards.good);
    if (paid === undefined) return true;
    // Some go away at once and never look at their order: webhook or job must place it all the same.
    if (random.chance(0.15)) return false;
    if (!(await this.#awaitPlaced(paid))) return false;
    return !random.chance(0.3) || this.#cancel(paid);
  }

  async #fillCart(): Promise<boolean> {
    const { random, restaurant, findings } = this.#around;
    const dishes = restaurant.menu.categories.flatMap(({ items }) => items).filter(isOrderable);
    let cart = await this.#read();
    if (cart === undefined) return false;
    for (let tries = 0; tries < 12; tries++) {
      if (cart.totalAmount >= worthOrdering && random.chance(0.6)) return true;
      const [line] = cart.items;
      const draw = random.next();
      if (line !== undefined && draw < 0.15) {
        const quantity = random.whole(1, 4);
        const changed = await retryUntilSettled(
          'update quantity',
          () => this.#client.updateCartItem(line.id, quantity),
          findings,
          random,
        );
        if (changed.ok) this.expected.cart.set(lineKey(line.menuItem.id, line.selectedOptions), quantity);
        if (!this.#expectDone('update quantity', changed)) return false;
      } else if (line !== undefined && cart.items.length > 1 && draw < 0.25) {
        const removed = await retryUntilSettled(
          'remove item',
          () => this.#client.removeCartItem(line.id),
          findings,
          random,
        );
        // The first try may have removed it, and its answer been lost.
        const isGone = removed.ok || (removed.wasRepeated && removed.refusal.status === 404);
        if (isGone) this.expected.cart.delete(lineKey(line.menuItem.id, line.selectedOptions));
        else if (!this.#expectDone('remove item', removed)) return false;
      } else if (draw < 0.28) {
        const cleared = await retryUntilSettled(
          'clear cart',
          () => this.#client.clearCart(),
          findings,
          random,
        );
        if (cleared.ok) this.expected.cart.clear();
        else if (!this.#expectDone('clear cart', cleared)) return false;
      } else {
        const dish = random.one(dishes);
        const selectedOptions = someChoices(dish, random);
        const quantity = random.whole(1, 3);
        const added = await retryUntilSettled(
          'add to cart',
          (idempotencyKey) =>
            this.#client.addToCart({ menuItemId: dish.id, quantity, selectedOptions }, { idempotencyKey }),
          findings,
          random,
        );
        if (!added.ok) return this.#expectDone('add to cart', added);
        const key = lineKey(dish.id, selectedOptions);
        this.expected.cart.set(key, (this.expected.cart.get(key) ?? 0) + quantity);
      }
      const now = await this.#read();
      if (now === undefined) return false;
      cart = now;
      await wait(random.whole(0, 150));
    }
    return cart.totalAmount >= worthOrdering;
  }

  /** Checks out, in one tab or in two at once; only the page that the order ended with can be paid. */
  async #checkOut(tabs: 1 | 2): Promise<readonly StartedCheckout[]> {
    const { random, restaurant, findings, system } = this.#around;
    const origin = `http://${restaurant.hostname}:${system.ports.storefront}`;
    const promoCode = random.chance(0.4) ? random.one(restaurant.promoCodes) : undefined;
    const lines = new Map(this.expected.cart);
    const attempt = (code: string | undefined) =>
      retryUntilSettled(
        'checkout',
        (idempotencyKey) =>
          this.#client.checkout(
            {
              successUrl: `${origin}/?checkoutStatus=success`,
              failUrl: `${origin}/?checkoutStatus=failure`,
              mode: this.#addressId === undefined ? 'collection' : 'delivery',
              addressId: this.#addressId,
              promoCode: code,
            },
            { idempotencyKey },
          ),
        findings,
        random,
      );
    const outcomes = await Promise.all(Array.from({ length: tabs }, () => attempt(promoCode)));
    const isAboutPromo = outcomes.some(
      ({ ok, ...rest }) => !ok && 'refusal' in rest && isPromo(rest.refusal.code),
    );
    if (isAboutPromo) {
      findings.count('promo codes refused');
      outcomes.push(await attempt(undefined));
    }
    const started: StartedCheckout[] = [];
    for (const outcome of outcomes) {
      if (outcome.ok) started.push(outcome.value);
      // Another tab of the same customer was quicker.
      else if (outcome.refusal.status === 409) findings.count('checkouts refused for another tab');
      else if (!isPromo(outcome.refusal.code)) this.#expectDone('checkout', outcome);
    }
    for (const { orderId } of started) {
      findings.count('checkouts');
      if (this.expected.orders.some(({ id }) => id === orderId)) continue;
      this.expected.orders.push({ id: orderId, lines, isPaid: false });
    }
    return started;
  }

  /** Pays on every page there is: the provider must take the money once. Returns the order that is paid. */
  async #pay(checkouts: readonly StartedCheckout[], card: string): Promise<string | undefined> {
    const { system, findings } = this.#around;
    let paid: string | undefined;
    const pages = new Map(checkouts.map((checkout) => [checkout.url, checkout.orderId]));
    for (const [url, orderId] of pages) {
      if (!url.includes('/pay/')) continue;
      const outcome = await system.provider.pay(url, card);
      findings.count(`payments: ${outcome}`);
      if (outcome !== 'paid') continue;
      if (paid !== undefined) findings.addViolation(`${orderId} and ${paid}: one cart was paid twice`);
      paid = orderId;
      const order = this.expected.orders.find(({ id }) => id === orderId);
      if (order === undefined) continue;
      order.isPaid = true;
      takeOrdered(this.expected.cart, order.lines);
    }
    return paid;
  }

  async #awaitPlaced(orderId: string): Promise<boolean> {
    const { random, findings } = this.#around;
    const started = Date.now();
    while (Date.now() - started < placedWithinMs) {
      const order: ApiResult<Order> = await this.#client.getOrder(orderId);
      if (order.ok && order.data.placedAt !== null) {
        findings.count('orders seen placed');
        return (await this.#read()) !== undefined;
      }
      if (order.ok && order.data.status !== 'pending_payment') {
        findings.addViolation(`order ${orderId} is ${order.data.status}, although it was paid`);
        return false;
      }
      await wait(random.whole(500, 1_500));
    }
    findings.addViolation(`order ${orderId} was paid and not placed within ${placedWithinMs / 1000} s`);
    return false;
  }

  /** Tries to cancel a placed order, which the system or staff accept or decline at the same time. */
  async #cancel(orderId: string): Promise<boolean> {
    const { random, findings } = this.#around;
    const seen = await retryUntilSettled(
      'read order',
      () => this.#client.getOrder(orderId),
      findings,
      random,
    );
    if (!seen.ok) return this.#expectDone('read order', seen);
    const cancelled = await retryUntilSettled(
      'cancel order',
      (idempotencyKey) => this.#client.cancelOrder(orderId, seen.value.version, { idempotencyKey }),
      findings,
      random,
    );
    if (cancelled.ok) findings.count('orders cancelled');
    else if (cancelled.refusal.status === 409) findings.count('cancellations that came too late');
    else return this.#expectDone('cancel order', cancelled);
    return true;
  }

  /** The cart as the backend has it, which must be what this customer has put together. */
  async #read(): Promise<Cart | undefined> {
    const { findings, random } = this.#around;
    const read = await retryUntilSettled('read cart', () => this.#client.getCart(), findings, random);
    if (!read.ok || read.value === null) {
      findings.addViolation(`read cart: ${read.ok ? 'signed out' : read.refusal.message}`);
      return undefined;
    }
    const found: Quantities = new Map(
      read.value.items.map(({ menuItem, selectedOptions, quantity }) => [
        lineKey(menuItem.id, selectedOptions),
        quantity,
      ]),
    );
    const sum = read.value.items.reduce((total, { totalPrice }) => total + totalPrice, 0);
    if (sum !== read.value.totalAmount)
      findings.addViolation(`a cart's lines sum to ${sum}, not to its total`);
    if (!isSame(found, this.expected.cart)) {
      findings.addViolation(
        `the cart of ${this.expected.customerId} differs: has ${describe(found)}, should have ${describe(this.expected.cart)}`,
      );
      return undefined;
    }
    return read.value;
  }

  #expectDone(
    what: string,
    outcome: { readonly ok: boolean; readonly refusal?: { readonly message: string } },
  ) {
    if (!outcome.ok) this.#around.findings.addViolation(`${what} refused: ${outcome.refusal?.message}`);
    return outcome.ok;
  }
}

const leeds = {
  type: 'house',
  address: '1 Call Lane, Leeds',
  building: '1',
  postalCode: 'LS1 6DN',
  city: 'Leeds',
  latitude: 53.7955,
  longitude: -1.5405,
} as const;

function isPromo(code: string | null): boolean {
  return code?.startsWith('promo_') ?? false;
}

function isOrderable({ isAvailable, options }: MenuItem): boolean {
  return (
    isAvailable &&
    options.every(
      ({ minChoices, choices }) => choices.filter((choice) => choice.isAvailable).length >= minChoices,
    )
  );
}

function someChoices({ options }: MenuItem, random: Random): SelectedOption[] {
  return options.flatMap(({ id, minChoices, maxChoices, choices }) => {
    const available = choices.filter(({ isAvailable }) => isAvailable);
    const count = random.whole(minChoices, Math.min(maxChoices, available.length, minChoices + 1));
    const choiceIds = available.slice(0, count).map((choice) => choice.id);
    return count === 0 ? [] : [{ optionId: id, choiceIds }];
  });
}

function isSame(one: Quantities, other: Quantities): boolean {
  return one.size === other.size && [...one].every(([key, quantity]) => other.get(key) === quantity);
}

function describe(quantities: Quantities): string {
  return JSON.stringify(Object.fromEntries(quantities));
}
