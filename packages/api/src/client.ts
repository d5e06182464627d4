import createClient, { type Client } from 'openapi-fetch';
import type { Fetch } from './attempt.ts';
import { serializeBody } from './body.ts';
import { accountCalls } from './calls/account.ts';
import { addressCalls } from './calls/addresses.ts';
import type { CallContext } from './calls/call-context.ts';
import { cartCalls } from './calls/cart.ts';
import { checkoutCalls } from './calls/checkout.ts';
import { orderCalls } from './calls/orders.ts';
import { promoCodeCalls } from './calls/promo-codes.ts';
import { restaurantCalls } from './calls/restaurants.ts';
import type { ApiError } from './errors.ts';
import { type BaseUrls, createBaseUrls, fetchWithFallback } from './fallback.ts';
import type { paths } from './generated/schema.ts';
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
export interface ApiClientOptions extends ApiScope {
  readonly baseUrl: string;
  readonly fallbackBaseUrl?: string | undefined;
  /** The tenant, 24 hexadecimal characters. */
  readonly foundationId: string;
  /** How long one attempt may take, in milliseconds. @default 10000 */
  readonly timeoutMs?: number | undefined;
  /** @default the global fetch */
  readonly fetch?: Fetch | undefined;
  /** The clock of the fallback, in milliseconds. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** The id under which the caller's own request is known in the logs; it goes along as `x-request-id`. */
  readonly requestId?: (() => string | undefined) | undefined;
  /** Called with each attempt that got no response. */
  readonly onUnanswered?: ((error: ApiError, request: Request) => void) | undefined;
  /** Makes the key of a call that is not idempotent. @default crypto.randomUUID */
  readonly newIdempotencyKey?: (() => string) | undefined;
}

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
  const http = createClient<paths>({
    baseUrl: baseUrls.first,
    credentials: 'include',
    // Followed, a redirect would carry the tokens to wherever it points.
    redirect: 'error',
    bodySerializer: serializeBody,
    fetch: fetchWithFallback({
      fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
      baseUrls,
      timeoutMs: options.timeoutMs ?? 10_000,
      onUnanswered: options.onUnanswered,
    }),
  });
  http.use({
    onRequest({ request }) {
      const requestId = options.requestId?.();
      if (requestId !== undefined) request.headers.set('x-request-id', requestId);
      return request;
    },
  });
  http.use(tokenMiddleware(scope.tokens ?? (() => null), scope.onTokens));
  const { restaurantId, clientAddress } = scope;
  if (clientAddress !== undefined) {
    http.use({ onRequest: ({ request }) => request.headers.set('x-forwarded-for', clientAddress) });
  }
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
    ...restaurantCalls(context),
    ...cartCalls(atRestaurant),
    ...checkoutCalls(atRestaurant),
    ...promoCodeCalls(atRestaurant),
    ...addressCalls(context),
    ...orderCalls(context, atRestaurant),
  };
}
