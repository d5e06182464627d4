import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient, ApiResult, StartedCheckout, TokenPair } from '@tiffin/api';
import type { Cart, Choice, Menu, MenuItem, MenuOption, Order, SelectedOption } from '@tiffin/domain';
import { type ExpectedState, lineKey, type Quantities, removeOrdered } from './expected-state.ts';
import type { Findings } from './findings.ts';
import type { Random } from './random.ts';
import { createRetry, type Retry } from './retry-until-settled.ts';
import type { SoakSystem } from './system.ts';

/** A restaurant as customers know it. */
export interface KnownRestaurant {
  readonly id: string;
  readonly name: string;
  readonly hostname: string;
  readonly menu: Menu;
  readonly promoCodes: readonly string[];
}

/** What a customer works with. */
interface CustomerContext {
  readonly system: SoakSystem;
  readonly client: ApiClient;
  readonly restaurant: KnownRestaurant;
  readonly findings: Findings;
  readonly random: Random;
}

// In pence: enough for the minimum order of both restaurants and of most promo codes.
const leastTotal = 2_500;
const cards = { good: '4242424242424242', declined: '4000000000000002' } as const;
// The order page notices a lost webhook, or at the latest the job that runs every minute does.
const placedWithinMs = 5 * 60_000;

/** One customer of the API: signs in, fills the cart, checks out, pays or leaves, and remembers what happened. */
export class SoakCustomer {
  readonly expected: ExpectedState;
  readonly #client: ApiClient;
  readonly #context: CustomerContext;
  readonly #retry: Retry;
  readonly #addressId: string | undefined;

  private constructor(context: CustomerContext, client: ApiClient, customerId: string, addressId?: string) {
    this.#context = context;
    this.#retry = createRetry(context.findings, context.random);
    this.#client = client;
    this.#addressId = addressId;
    this.expected = { customerId, restaurantId: context.restaurant.id, cart: new Map(), orders: [] };
  }

  /** Signs a new customer in with a phone number and, for some, an address; undefined when signing in failed. */
  static async signIn(context: CustomerContext, email: string): Promise<SoakCustomer | undefined> {
    const { system, client, findings, random, restaurant } = context;
    const retry = createRetry(findings, random);
    const idToken = await system.idTokenOf(email);
    const user = { email, name: 'Sam Soak' };
    const session = await retry('verify', (idempotencyKey) =>
      client.verify({ idToken, user }, { idempotencyKey }),
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
    await retry('phone number', () => own.updateMe({ phoneNumber: '07700 900142' }));
    const address = random.chance(0.4)
      ? await retry('address', (idempotencyKey) => own.createAddress(leeds, { idempotencyKey }))
      : undefined;
    findings.count('customers');
    return new SoakCustomer(context, own, session.value.user.id, address?.ok ? address.value.id : undefined);
  }

  /** One visit: fills and changes the cart, checks out, pays; returns whether the customer orders again. */
  async order(): Promise<boolean> {
    const { random, findings } = this.#context;
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
    // Some leave at once and never read their order: the webhook or the job must place it all the same.
    if (random.chance(0.15)) return false;
    if (!(await this.#awaitPlaced(paid))) return false;
    return !random.chance(0.3) || this.#cancel(paid);
  }

  async #fillCart(): Promise<boolean> {
    const { random, restaurant } = this.#context;
    const dishes = restaurant.menu.categories.flatMap(({ items }) => items).filter(isOrderable);
    let cart = await this.#readCart();
    if (cart === undefined) return false;
    for (let tries = 0; tries < 12; tries++) {
      if (cart.totalAmount >= leastTotal && random.chance(0.6)) return true;
      const [line] = cart.items;
      const draw = random.next();
      if (line !== undefined && draw < 0.15) {
        const quantity = random.whole(1, 4);
        const changed = await this.#retry('update quantity', () =>
          this.#client.updateCartItem(line.id, { quantity }),
        );
        if (changed.ok) this.expected.cart.set(lineKey(line.menuItem.id, line.selectedOptions), quantity);
        if (!this.#expectDone('update quantity', changed)) return false;
      } else if (line !== undefined && cart.items.length > 1 && draw < 0.25) {
        const removed = await this.#retry('remove item', () => this.#client.removeCartItem(line.id));
        // The first try may have removed it, and its response may have been lost.
        const isGone = removed.ok || (removed.wasRepeated && removed.refusal.status === 404);
        if (isGone) this.expected.cart.delete(lineKey(line.menuItem.id, line.selectedOptions));
        else if (!this.#expectDone('remove item', removed)) return false;
      } else if (draw < 0.28) {
        const cleared = await this.#retry('clear cart', () => this.#client.clearCart());
        if (cleared.ok) this.expected.cart.clear();
        else if (!this.#expectDone('clear cart', cleared)) return false;
      } else {
        const dish = random.one(dishes);
        const selectedOptions = someChoices(dish, random);
        const quantity = random.whole(1, 3);
        const added = await this.#retry('add to cart', (idempotencyKey) =>
          this.#client.addToCart({ menuItemId: dish.id, quantity, selectedOptions }, { idempotencyKey }),
        );
        if (!added.ok) return this.#expectDone('add to cart', added);
        const key = lineKey(dish.id, selectedOptions);
        this.expected.cart.set(key, (this.expected.cart.get(key) ?? 0) + quantity);
      }
      const now = await this.#readCart();
      if (now === undefined) return false;
      cart = now;
      await wait(random.whole(0, 150));
    }
    return cart.totalAmount >= leastTotal;
  }

  /** Checks out, in one tab or in two at once; returns the checkouts that began. */
  async #checkOut(tabs: 1 | 2): Promise<readonly StartedCheckout[]> {
    const { random, restaurant, findings, system } = this.#context;
    const origin = `http://${restaurant.hostname}:${system.ports.storefront}`;
    const promoCode = random.chance(0.4) ? random.one(restaurant.promoCodes) : undefined;
    const lines = new Map(this.expected.cart);
    const attempt = (code: string | undefined) =>
      this.#retry('checkout', (idempotencyKey) =>
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
      );
    const outcomes = await Promise.all(Array.from({ length: tabs }, () => attempt(promoCode)));
    if (outcomes.some((outcome) => !outcome.ok && isPromoRefusal(outcome.refusal.code))) {
      findings.count('promo codes refused');
      outcomes.push(await attempt(undefined));
    }
    const started: StartedCheckout[] = [];
    for (const outcome of outcomes) {
      if (outcome.ok) started.push(outcome.value);
      // Another tab of the same customer was quicker.
      else if (outcome.refusal.status === 409) findings.count('checkouts refused for another tab');
      else if (!isPromoRefusal(outcome.refusal.code)) this.#expectDone('checkout', outcome);
    }
    for (const { orderId } of started) {
      findings.count('checkouts');
      if (this.expected.orders.some(({ id }) => id === orderId)) continue;
      this.expected.orders.push({ id: orderId, lines, isPaid: false });
    }
    return started;
  }

  /** Pays on every payment page: the provider must take the money once. Returns the id of the paid order. */
  async #pay(checkouts: readonly StartedCheckout[], card: string): Promise<string | undefined> {
    const { system, findings } = this.#context;
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
      removeOrdered(this.expected.cart, order.lines);
    }
    return paid;
  }

  async #awaitPlaced(orderId: string): Promise<boolean> {
    const { random, findings } = this.#context;
    const started = Date.now();
    while (Date.now() - started < placedWithinMs) {
      const order: ApiResult<Order> = await this.#client.getOrder(orderId);
      if (order.ok && order.data.placedAt !== null) {
        findings.count('orders seen placed');
        return (await this.#readCart()) !== undefined;
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
    const { findings } = this.#context;
    const seen = await this.#retry('read order', () => this.#client.getOrder(orderId));
    if (!seen.ok) return this.#expectDone('read order', seen);
    const cancelled = await this.#retry('cancel order', (idempotencyKey) =>
      this.#client.cancelOrder(orderId, seen.value.version, { idempotencyKey }),
    );
    if (cancelled.ok) findings.count('orders cancelled');
    else if (cancelled.refusal.status === 409) findings.count('cancellations that came too late');
    else return this.#expectDone('cancel order', cancelled);
    return true;
  }

  /** Reads the cart, which must be what this customer has put together. */
  async #readCart(): Promise<Cart | undefined> {
    const { findings } = this.#context;
    const read = await this.#retry('read cart', () => this.#client.getCart());
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
    if (!outcome.ok) this.#context.findings.addViolation(`${what} refused: ${outcome.refusal?.message}`);
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

function isPromoRefusal(code: string | null): boolean {
  return code?.startsWith('promo_') ?? false;
}

function isOrderable({ isAvailable, options }: MenuItem): boolean {
  return isAvailable && options.every(isAnswerable);
}

function isAnswerable(option: MenuOption): boolean {
  return piecesOnSale(option).length >= option.minChoices;
}

/** Every piece that may be chosen for an option. */
function piecesOnSale({ choices }: MenuOption): readonly Choice[] {
  return choices
    .filter(({ isAvailable, options = [] }) => isAvailable && options.every(isAnswerable))
    .flatMap((choice) => Array.from({ length: choice.max ?? 1 }, () => choice));
}

function someChoices({ options }: Pick<MenuItem, 'options'>, random: Random): SelectedOption[] {
  return options.flatMap((option) => {
    const pieces = piecesOnSale(option);
    const { id, minChoices, maxChoices } = option;
    const count = random.whole(minChoices, Math.min(maxChoices, pieces.length, minChoices + 1));
    const chosen = pieces.slice(0, count);
    const nested = [...new Set(chosen)].flatMap((choice) =>
      someChoices({ options: choice.options ?? [] }, random),
    );
    return count === 0 ? [] : [{ optionId: id, choiceIds: chosen.map((choice) => choice.id) }, ...nested];
  });
}

function isSame(one: Quantities, other: Quantities): boolean {
  return one.size === other.size && [...one].every(([key, quantity]) => other.get(key) === quantity);
}

function describe(quantities: Quantities): string {
  return JSON.stringify(Object.fromEntries(quantities));
}
