import type { Client } from 'openapi-fetch';
import { accountCalls } from './calls/account.ts';
import { addressCalls } from './calls/addresses.ts';
import type { CallContext } from './calls/call-context.ts';
import { cartCalls } from './calls/cart.ts';
import { checkoutCalls } from './calls/checkout.ts';
import { menuCalls } from './calls/menu.ts';
import { orderCalls } from './calls/orders.ts';
import { promoCodeCalls } from './calls/promo-codes.ts';
import { restaurantCalls } from './calls/restaurants.ts';
import { type BaseUrls, createBaseUrls } from './fallback.ts';
import { repeatableCalls } from './generated/repeatable-calls.ts';
import type { paths } from './generated/schema.ts';
import { createHttpClient, type TransportOptions } from './http-client.ts';
import { type TokenSink, type TokenSource, tokenMiddleware } from './tokens.ts';

/** For whom a client speaks: what differs from one visitor's request to the next. */
export interface ApiScope {
  /** The restaurant of the hostname; cart, promo codes, breakdown and checkout are scoped to it. */
  readonly restaurantId?: string | undefined;
  /** The address of the customer's device: the backend counts attempts by it, not by the storefront's own. */
  readonly clientAddress?: string | undefined;
  readonly tokens?: TokenSource | undefined;
  readonly onTokens?: TokenSink | undefined;
}

/** What a client is made from. */
export interface ApiClientOptions extends ApiScope, TransportOptions {}

/**
 * Every call of the contract by its operation id, returning domain values. A call never throws: it resolves to an
 * ApiResult with the data or an ApiError. Any call can fail with 400, 403, 500 or 503, or without a response (`kind`);
 * each call names its further statuses.
 */
export type ApiClient = ReturnType<typeof callsOf> & {
  /** The typed openapi-fetch client beneath, for what the calls do not cover; it throws an ApiError without an answer. */
  readonly http: Client<paths>;
  /** The same client with other credentials; both share the choice of the base URL. */
  scopedTo(scope: ApiScope): ApiClient;
};

/** Makes a client of the backend: one for each process, scoped to each request. Throws when a base URL is not usable. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return scopedClient(options, createBaseUrls(options), options);
}

function scopedClient(options: ApiClientOptions, baseUrls: BaseUrls, scope: ApiScope): ApiClient {
  const { restaurantId, clientAddress } = scope;
  const http = createHttpClient(options, { baseUrls, repeatableCalls, clientAddress });
  http.use(tokenMiddleware(scope.tokens ?? (() => null), scope.onTokens));
  const context: CallContext = {
    http,
    header: { 'foundation-id': options.foundationId },
    newIdempotencyKey: options.newIdempotencyKey ?? (() => crypto.randomUUID()),
  };
  const atRestaurant: CallContext =
    restaurantId === undefined
      ? context
      : { ...context, header: { ...context.header, 'restaurant-id': restaurantId } };
  return {
    ...callsOf(context, atRestaurant),
    http,
    scopedTo: (other) => scopedClient(options, baseUrls, other),
  };
}

function callsOf(context: CallContext, atRestaurant: CallContext) {
  return {
    ...accountCalls(context),
    ...menuCalls(context),
    ...restaurantCalls(context),
    ...cartCalls(atRestaurant),
    ...checkoutCalls(atRestaurant),
    ...promoCodeCalls(atRestaurant),
    ...addressCalls(context),
    ...orderCalls(context, atRestaurant),
  };
}
