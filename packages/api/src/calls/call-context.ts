import type { Client } from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';

/** What all calls of one client share. */
export interface CallContext {
  readonly http: Client<paths>;
  readonly header: { readonly 'foundation-id': string; readonly 'restaurant-id'?: string };
  readonly newIdempotencyKey: () => string;
}

/** What a caller may say about one call. */
export interface CallOptions {
  /** Gives the call up. */
  readonly signal?: AbortSignal | undefined;
}

/** Options of a call that a repeat must not do twice. */
export interface WriteOptions extends CallOptions {
  /** Names the logical call, when the caller itself repeats it. @default a new one for each call */
  readonly idempotencyKey?: string | undefined;
}

/** One page of a list. */
export interface PageQuery {
  readonly page?: number;
  readonly limit?: number;
}

/** What a searchable list is asked for; the backend's order is newest first. */
export interface ListQuery extends PageQuery {
  readonly search?: string;
  readonly sort?: 'createdAt' | '-createdAt';
}

/** The parameters of a call, as the contract names them. */
interface CallParameters {
  readonly path?: object;
  readonly query?: object;
}

/** Builds the init of an openapi-fetch call that takes no idempotency key. */
export function requestInit({ header }: CallContext, options: CallOptions | undefined) {
  return { params: { header }, signal: options?.signal ?? null };
}

/** Builds the same init with path or query parameters. */
export function requestInitWith<Parameters extends CallParameters>(
  { header }: CallContext,
  parameters: Parameters,
  options: CallOptions | undefined,
) {
  return { params: { header, ...parameters }, signal: options?.signal ?? null };
}

/** Builds the init of a call that must not be done twice: it carries one key, also when it is sent again. */
export function idempotentInit(
  { header, newIdempotencyKey }: CallContext,
  options: WriteOptions | undefined,
) {
  const key = options?.idempotencyKey ?? newIdempotencyKey();
  return { params: { header: { ...header, 'Idempotency-Key': key } }, signal: options?.signal ?? null };
}

/** Builds the same init with path parameters. */
export function idempotentInitWith<Parameters extends CallParameters>(
  context: CallContext,
  parameters: Parameters,
  options: WriteOptions | undefined,
) {
  const { params, signal } = idempotentInit(context, options);
  return { params: { ...params, ...parameters }, signal };
}
