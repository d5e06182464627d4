import { type Problem, problem } from '../contract/problem.ts';

/** How much a body may hold, and what its sender reads when it holds more. */
export interface BodyLimit {
  readonly bytes: number;
  readonly message: string;
}

/** The limit of bodies in JSON: about a hundred times the largest honest one. */
export const jsonLimit: BodyLimit = {
  bytes: 256 * 1024,
  message: 'That is too much at once. Please shorten it and try again.',
};

/** Reads a body up to the limit; a refusal when it is larger, or does not arrive. */
export async function readBody(
  request: Request,
  limit: BodyLimit,
): Promise<Uint8Array<ArrayBuffer> | Problem> {
  if (Number(request.headers.get('content-length') ?? 0) > limit.bytes) return tooLarge(limit);
  try {
    // Without a content length the sender decides when to stop, so each piece is counted as it comes.
    if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer());
    if (request.body === null) return new Uint8Array();
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of request.body) {
      size += piece.byteLength;
      if (size > limit.bytes) return tooLarge(limit);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } catch {
    // The sender went away or was cut off for being too slow: nobody is left to read this but the log.
    return problem(408, 'request_timeout', 'Your request did not arrive. Please try again.');
  }
}

/** 413: more than a body may hold. */
export function tooLarge({ message }: BodyLimit): Problem {
  return problem(413, 'payload_too_large', message, undefined, { connection: 'close' });
}

/** Turns bytes into JSON; a refusal when they are none, or hold text that a database cannot store. */
export function parseJson(bytes: Uint8Array): { readonly value: unknown } | Problem {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return hasStorableText(value) ? { value } : unstorable();
  } catch {
    return problem(400, 'invalid_request', 'The request is not valid JSON.');
  }
}

/** 400: a text that a database cannot store. */
export function unstorable(): Problem {
  return problem(400, 'invalid_request', 'The request holds characters that cannot be stored.');
}

/** Whether every text within a value is free of NUL and of broken surrogate pairs, which PostgreSQL refuses. */
export function hasStorableText(value: unknown): boolean {
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return false;
    if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) pending.push(key, inner);
    }
  }
  return true;
}
