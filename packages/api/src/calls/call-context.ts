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

/** The parts of every request. */
export function reading({ header }: CallContext, options: CallOptions | undefined) {
  return { params: { header }, signal: options?.signal ?? null };
}

/** The parts of every request about one thing. */
export function readingOne(context: CallContext, id: string, options: CallOptions | undefined) {
  return readingAt(context, { id }, options);
}

/** The parts of every request whose path has places. */
export function readingAt<Path>({ header }: CallContext, path: Path, options: CallOptions | undefined) {
  return { params: { header, path }, signal: options?.signal ?? null };
}

/** The parts of every request that a repeat must not do twice: it carries one key for the logical call. */
export function writing({ header, newIdempotencyKey }: CallContext, options: WriteOptions | undefined) {
  const key = options?.idempotencyKey ?? newIdempotencyKey();
  return { params: { header: { ...header, 'Idempotency-Key': key } }, signal: options?.signal ?? null };
}

/** The same about one thing. */
export function writingOne(context: CallContext, id: string, options: WriteOptions | undefined) {
  return writingAt(context, { id }, options);
}

/** The same where the path has places. */
export function writingAt<Path>(context: CallContext, path: Path, options: WriteOptions | undefined) {
  const { params, signal } = writing(context, options);
  return { params: { ...params, path }, signal };
}
