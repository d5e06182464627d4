import type { Middleware } from 'openapi-fetch';
import { ApiError, type ApiErrorKind } from './errors.ts';

/** A call that has ended, without anything that belongs to one customer. */
export interface EndedCall {
  readonly method: string;
  /** The path of the contract, with its parameters as `{id}`. */
  readonly path: string;
  /** The status, or why there was no answer. */
  readonly outcome: number | ApiErrorKind;
  /** From its beginning to its whole answer, with the repetition on the fallback. */
  readonly seconds: number;
}

/** Measures each call that goes through a client. */
export function measuring(onCallEnded: (call: EndedCall) => void): Middleware {
  const begunAt = new Map<string, number>();
  const end = (id: string, method: string, path: string, outcome: EndedCall['outcome']) => {
    const begun = begunAt.get(id);
    begunAt.delete(id);
    if (begun !== undefined)
      onCallEnded({ method, path, outcome, seconds: (performance.now() - begun) / 1000 });
  };
  return {
    onRequest({ id }) {
      begunAt.set(id, performance.now());
    },
    onResponse: ({ id, request, schemaPath, response }) =>
      end(id, request.method, schemaPath, response.status),
    onError: ({ id, request, schemaPath, error }) =>
      end(id, request.method, schemaPath, error instanceof ApiError ? error.kind : 'network'),
  };
}
