export type { Fetch } from './attempt.ts';
export type { CallOptions, ListQuery, PageQuery, WriteOptions } from './calls/call-context.ts';
export type { CheckoutOrder, StartedCheckout } from './calls/checkout.ts';
export type { ProblemReport } from './calls/orders.ts';
export { type ApiClient, type ApiClientOptions, type ApiScope, createApiClient } from './client.ts';
export { ApiError, type ApiErrorData, type ApiErrorKind, apiErrorSerialization, statusOf } from './errors.ts';
export {
  type BreakdownAnswer,
  blockersOf,
  changedBreakdown,
  type PricedBreakdown,
  type RefusedBreakdown,
} from './mapping/breakdown.ts';
export { type FormerRestaurant, formerRestaurant } from './mapping/former-restaurant.ts';
export type { Page } from './mapping/page.ts';
export type { Restaurant } from './mapping/restaurant.ts';
export type { CollectionTerms, Settings } from './mapping/settings.ts';
export type { AuthSession, User } from './mapping/user.ts';
export type { EndedCall } from './measuring.ts';
export { type ApiResult, unwrap } from './result.ts';
export type { TokenPair, TokenSink, TokenSource } from './tokens.ts';
export type { ErrorCode, ErrorDetails, Wire } from './wire.ts';
