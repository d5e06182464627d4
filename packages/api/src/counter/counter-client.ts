import type { Client } from 'openapi-fetch';
import type { CallContext } from '../calls/call-context.ts';
import { type BaseUrls, createBaseUrls } from '../fallback.ts';
import { counterRepeatableCalls } from '../generated/counter-repeatable-calls.ts';
import type { paths } from '../generated/schema.ts';
import { createHttpClient, type TransportOptions } from '../http-client.ts';
import { availabilityCalls } from './calls/availability.ts';
import { deviceCalls } from './calls/devices.ts';
import { counterOrderCalls } from './calls/orders.ts';
import { reportCalls } from './calls/reports.ts';
import { serviceCalls } from './calls/service.ts';
import { specialHoursCalls } from './calls/special-hours.ts';
import { staffCalls } from './calls/staff.ts';

/** For whom a client of the counter speaks: what differs from one request to the next. */
export interface CounterScope {
  /** The session of a person or the token of a device; none before the sign-in. */
  readonly token?: string | undefined;
  /** The address of the caller's device: the backend counts attempts by it, not by the counter's own. */
  readonly clientAddress?: string | undefined;
}

/** What a client of the counter is made from. */
export interface CounterClientOptions extends CounterScope, TransportOptions {}

/**
 * The counter's calls by their operation ids, returning domain values; a stream (`streamChanges`) and a file
 * (`exportOrders`) are passed on by the app itself. A call never throws: it resolves to an ApiResult with the data or an
 * ApiError. Any call can fail with 400, 403, 500 or 503, or without a response (`kind`); each call names its further
 * statuses.
 */
export type CounterClient = ReturnType<typeof callsOf> & {
  /** The typed openapi-fetch client beneath, for what the calls do not cover; it throws an ApiError without an answer. */
  readonly http: Client<paths>;
  /** The same client with another token; both share the choice of the base URL. */
  scopedTo(scope: CounterScope): CounterClient;
};

/** Makes a client of the counter's calls: one for each process, scoped to each request. */
export function createCounterClient(options: CounterClientOptions): CounterClient {
  return scopedClient(options, createBaseUrls(options), options);
}

function scopedClient(
  options: CounterClientOptions,
  baseUrls: BaseUrls,
  { token, clientAddress }: CounterScope,
): CounterClient {
  const http = createHttpClient(options, {
    baseUrls,
    repeatableCalls: counterRepeatableCalls,
    clientAddress,
  });
  if (token !== undefined) {
    http.use({ onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${token}`) });
  }
  const context: CallContext = {
    http,
    header: { 'foundation-id': options.foundationId },
    newIdempotencyKey: options.newIdempotencyKey ?? (() => crypto.randomUUID()),
  };
  return {
    ...callsOf(context),
    http,
    scopedTo: (other) => scopedClient(options, baseUrls, other),
  };
}

function callsOf(context: CallContext) {
  return {
    ...staffCalls(context),
    ...deviceCalls(context),
    ...counterOrderCalls(context),
    ...serviceCalls(context),
    ...availabilityCalls(context),
    ...specialHoursCalls(context),
    ...reportCalls(context),
  };
}
