import { type Problem, problem } from '../contract/problem.ts';

// The most bytes a request may carry: about a hundred times the largest honest one.
const maxBodyBytes = 256 * 1024;

/** Reads a body up to the limit; a refusal when it is larger, or does not arrive. */
export async function readBody(request: Request): Promise<Uint8Array | Problem> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return tooLarge();
  try {
    // Without a content length the sender decides when to stop, so each piece is counted as it comes.
    if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer());
    if (request.body === null) return new Uint8Array();
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of request.body) {
      size += piece.byteLength;
      if (size > maxBodyBytes) return tooLarge();
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } catch {
    // The sender went away or was cut off for being too slow: nobody is left to read this but the log.
    return problem(408, 'request_timeout', 'Your request did not arrive. Please try again.');
  }
}

function tooLarge(): Problem {
  const message = 'That is too much at once. Please shorten it and try again.';
  return problem(413, 'payload_too_large', message, undefined, { connection: 'close' });
}

/** Turns bytes into JSON; a refusal when they are none, or hold text that a database cannot store. */
export function parseJson(bytes: Uint8Array): { readonly value: unknown } | Problem {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return hasStorableText(value)
      ? { value }
      : problem(400, 'invalid_request', 'The request holds characters that cannot be stored.');
  } catch {
    return problem(400, 'invalid_request', 'The request is not valid JSON.');
  }
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
