import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../../context.ts';
import { customers, orders } from '../../../db/schema.ts';
import { startTestApp, type TestAnswer, type TestApp, testFoundationId } from '../../../testing/test-app.ts';
import { testRestaurantYaml } from '../../../testing/test-restaurant.ts';
import { createPaymentProvider, type PaymentProvider } from '../../payments/payment-provider.ts';
import { type PaymentStandIn, startPaymentStandIn } from '../../payments/testing/payment-stand-in.ts';

type Schemas = components['schemas'];

/** A dish by its name and the names of what is chosen for it, option by option, those of its choices too. */
export interface DishWish {
  readonly dish: string;
  readonly quantity?: number;
  readonly choices?: Readonly<Record<string, readonly string[]>>;
}

/** A customer with an account, a phone number and an address in Leeds. */
export interface Shopper {
  readonly id: string;
  readonly addressId: string;
  /** For calls past the test app, such as streams. */
  readonly accessToken: string;
  /** Calls the backend as this customer, for the shop's restaurant. */
  readonly call: <Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string | undefined>>,
  ) => Promise<TestAnswer<Body>>;
  readonly cart: () => Promise<Schemas['Cart']>;
  readonly add: (wish: DishWish) => Promise<TestAnswer<Schemas['Cart']>>;
  /** Asks for delivery to the address by default; `addressId: undefined` collects. */
  readonly checkout: (
    wishes?: CheckoutWishes,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<TestAnswer<Schemas['CheckoutResponse'] & Partial<Schemas['Error']>>>;
  /** The body of such a checkout. */
  readonly checkoutBody: (wishes?: CheckoutWishes) => object;
  /** Posts to a backend elsewhere as this customer; rejects when no answer comes. */
  readonly sendTo: (
    backendUrl: string,
    path: string,
    body: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<number>;
  readonly breakdown: (
    wishes?: CheckoutWishes,
  ) => Promise<TestAnswer<Schemas['Breakdown'] & Partial<Schemas['Error']>>>;
  readonly order: (id: string) => Promise<Schemas['Order']>;
}

/** What a test asks of checkout beside the defaults. */
export type CheckoutWishes = Readonly<Record<string, unknown>>;

/** The backend with a restaurant, its menu and the payment provider's stand-in. */
export interface Shop extends TestApp {
  readonly standIn: PaymentStandIn;
  readonly restaurantId: string;
  /** The body that adds this dish to the cart. */
  readonly payload: (wish: DishWish) => Schemas['CartAddPayload'];
  readonly newShopper: (withPhone?: boolean) => Promise<Shopper>;
  /** Sends an event of the provider to the webhook, signed; answers with the status. */
  readonly sendEvent: (event: object) => Promise<number>;
  /** Pays an order's session and gives back its id. */
  readonly payOrder: (orderId: string) => Promise<string>;
  /** Lets the business clock show this instant. */
  readonly setTime: (now: Date) => void;
  /** Puts something between the backend and its payment provider; null takes it away. */
  readonly intercept: (change: ((provider: PaymentProvider) => PaymentProvider) | null) => void;
  readonly ordersOf: (shopper: Shopper) => Promise<(typeof orders.$inferSelect)[]>;
}

const noon = new Date('2026-03-04T12:00:00Z');
const returnUrls = {
  successUrl: 'https://testaurant.test/?checkoutStatus=success',
  failUrl: 'https://testaurant.test/?checkoutStatus=failure',
};

/** Starts a shop of its own for one test file; `yaml` describes its restaurant. */
export async function startShop(
  yaml: string = testRestaurantYaml(),
  environment: Readonly<Record<string, string>> = {},
): Promise<Shop> {
  const standIn = await startPaymentStandIn();
  let now = noon;
  let provider: PaymentProvider | undefined;
  let change: ((provider: PaymentProvider) => PaymentProvider) | null = null;
  const overrides = ({ log }: AppContext): Partial<AppContext> => {
    const plain = createPaymentProvider(standIn.settings, log, { timeoutMs: 10_000, retries: 1 });
    provider = plain;
    const current = () => (change === null ? plain : change(plain));
    return {
      clock: { now: () => now },
      payments: {
        openSession: (request) => current().openSession(request),
        expireSession: (id) => current().expireSession(id),
        findSession: (id) => current().findSession(id),
        refund: (request) => current().refund(request),
        listRefunds: (scope) => current().listRefunds(scope),
        readEvent: (body, signature) => current().readEvent(body, signature),
      },
    };
  };
  const testApp = await startTestApp(overrides, environment);
  if (provider === undefined) throw new Error('The app was made without its payment provider.');
  const { app, call } = testApp;
  const restaurantId = await testApp.addRestaurant(yaml);
  const { body: menu } = await call<Schemas['Menu']>('GET', `/restaurants/${restaurantId}/menu`);
  const dishes = new Map(menu.categories.flatMap(({ items }) => items).map((item) => [item.name, item]));
  const inRestaurant = { 'restaurant-id': restaurantId };

  const payload = ({ dish, quantity = 1, choices = {} }: DishWish): Schemas['CartAddPayload'] => {
    const item = dishes.get(dish);
    if (item === undefined) throw new Error(`There is no dish ${dish}.`);
    const nested = item.options.flatMap((option) => option.choices.flatMap(({ options = [] }) => options));
    return {
      menuItemId: item._id,
      quantity,
      selectedOptions: Object.entries(choices).map(([optionName, names]) => {
        const option = [...item.options, ...nested].find(({ name }) => name === optionName);
        if (option === undefined) throw new Error(`${dish} has no option ${optionName}.`);
        const choiceIds = names.map(
          (name) => option.choices.find((choice) => choice.name === name)?._id ?? name,
        );
        return { optionId: option._id, choiceIds };
      }),
    };
  };

  const newShopper = async (withPhone = true): Promise<Shopper> => {
    const session = await testApp.signIn();
    const id = session.user._id;
    if (withPhone) {
      await app.db.update(customers).set({ phoneNumber: '+447700900123' }).where(eq(customers.id, id));
    }
    const callAs: Shopper['call'] = (method, path, body, headers = {}) =>
      call(method, path, {
        session,
        headers: { ...inRestaurant, ...headers },
        ...(body === undefined ? {} : { body }),
      });
    const { body: address } = await callAs<Schemas['Address']>('POST', '/addresses', {
      type: 'apartment',
      address: 'Flat 2, Park Row, Leeds, England',
      building: 'Flat 2',
      postalCode: 'LS1 5HD',
      city: 'Leeds',
      country: 'England',
      longitude: -1.5476,
      latitude: 53.7977,
    });
    const withDefaults = (wishes: CheckoutWishes = {}) => ({
      ...returnUrls,
      addressId: address._id,
      source: 'web',
      ...wishes,
    });
    return {
      id,
      addressId: address._id,
      accessToken: session.accessToken,
      call: callAs,
      cart: async () => (await callAs<Schemas['Cart']>('GET', '/restaurant-cart')).body,
      add: (wish) => callAs('POST', '/restaurant-cart', payload(wish)),
      checkout: (wishes = {}, headers = {}) =>
        callAs('POST', '/restaurant-cart/checkout', withDefaults(wishes), headers),
      checkoutBody: withDefaults,
      sendTo: async (backendUrl, path, body, headers = {}) => {
        const answer = await fetch(backendUrl + path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'foundation-id': testFoundationId,
            authorization: `Bearer ${session.accessToken}`,
            ...inRestaurant,
            ...headers,
          },
          body: JSON.stringify(body),
        });
        await answer.arrayBuffer();
        return answer.status;
      },
      breakdown: (wishes = {}) => callAs('POST', '/restaurant-cart/breakdown', withDefaults(wishes)),
      order: async (orderId) => (await callAs<Schemas['Order']>('GET', `/orders/${orderId}`)).body,
    };
  };

  const sessionOf = async (orderId: string): Promise<string> => {
    const [session] = await standIn.sessionsOf(orderId);
    if (session === undefined) throw new Error(`Order ${orderId} has no session.`);
    return session.id;
  };

  return {
    ...testApp,
    standIn,
    restaurantId,
    payload,
    newShopper,
    sendEvent: async (event) => {
      const text = JSON.stringify(event);
      const { status } = await call('POST', '/webhooks/payments', {
        body: event,
        headers: { 'stripe-signature': standIn.sign(text), 'foundation-id': undefined },
      });
      return status;
    },
    payOrder: async (orderId) => {
      const session = await sessionOf(orderId);
      const status = await standIn.pay(session);
      if (status !== 200) throw new Error(`Paying order ${orderId} answered ${status}.`);
      return session;
    },
    setTime: (instant) => {
      now = instant;
    },
    intercept: (wanted) => {
      change = wanted;
    },
    ordersOf: (shopper) =>
      app.db.select().from(orders).where(eq(orders.customerId, shopper.id)).orderBy(orders.number),
    close: async () => {
      await testApp.close();
      await standIn.stop();
    },
  };
}

/** The wish that most tests begin with: a curry with pilau rice and naan, £13.25. */
export const curry: DishWish = {
  dish: 'Curry',
  choices: { 'Choose your rice': ['Pilau'], Extras: ['Naan'] },
};
