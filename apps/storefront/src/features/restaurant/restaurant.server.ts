import { notFound } from '@tanstack/react-router';
import { getCookie, setResponseStatus } from '@tanstack/react-start/server';
import type { ApiResult, Restaurant, Settings } from '@tiffin/api';
import { type OrderingMode, parseOrderingMode } from '@tiffin/domain';
import { currentRestaurantId } from '../../server/backend.server.ts';
import { canonicalOrigin } from '../../server/canonical-origin.ts';
import { businessNow } from '../../server/clock.ts';
import { publicReads } from '../../server/public-reads.server.ts';
import { requestHostname, requestOrigin } from '../../server/request-host.server.ts';
import { preferenceCookies } from './preferences.ts';

/** A restaurant with everything its pages say about it. */
export interface RestaurantPage {
  readonly restaurant: Restaurant;
  readonly settings: Settings;
  /** The one origin under which it wants to be known. */
  readonly origin: string;
}

/** What belongs to one visit: the server's time, and what the visitor chose on earlier ones. */
export interface Visit {
  /** The business clock, in milliseconds since 1970. */
  readonly now: number;
  readonly orderingMode: OrderingMode;
  readonly isSidebarOpen: boolean;
}

/** Reads the restaurant of the current hostname. */
export async function readRestaurantPage(): Promise<RestaurantPage> {
  const hostname = requestHostname();
  if (hostname === null) throw notFound();
  const id = await orUnavailable(currentRestaurantId());
  const [restaurant, settings] = await Promise.all([
    publicReads.restaurant(hostname),
    publicReads.settings(id),
  ]);
  const known = found(settings);
  return {
    restaurant: found(restaurant),
    settings: known,
    origin: canonicalOrigin(requestOrigin(), known.domain),
  };
}

/** Reads the time and the cookies. */
export function readVisit(): Visit {
  return {
    now: businessNow().getTime(),
    orderingMode: parseOrderingMode(getCookie(preferenceCookies.orderingMode)),
    isSidebarOpen: getCookie(preferenceCookies.sidebar) !== 'closed',
  };
}

/** The data of a public read; 404 becomes notFound, and everything else an error page with status 503. */
export function found<Data>(result: ApiResult<Data>): Data {
  if (result.ok) return result.data;
  if (result.error.status === 404) throw notFound();
  setResponseStatus(503);
  throw new Error(result.error.message, { cause: result.error });
}

async function orUnavailable<Value>(promise: Promise<Value>): Promise<Value> {
  return promise.catch((error: unknown) => {
    if (error instanceof Error) setResponseStatus(503);
    throw error;
  });
}
