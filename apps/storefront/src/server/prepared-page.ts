import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { freshNonce } from './nonce.ts';

/** A rendered page, ready to be sent many times, each time with a nonce of its own. */
export interface PreparedPage {
  readonly status: number;
  /** Names the content: the same for every nonce. */
  readonly digest: string;
  /** Bytes it takes in memory. */
  readonly size: number;
  /** Headers and body with a fresh nonce, under an ETag that names both. */
  send(acceptsGzip: boolean): Response;
}

interface Piece {
  readonly text: Buffer;
  readonly deflated: Buffer;
}

const nonceInPolicy = /'nonce-([A-Za-z0-9+/=]{24})'/;
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);
const deflateWindow = 32_768;
const nonceLength = 24;
const noText = Buffer.alloc(nonceLength, 0xff);

/** Takes a rendered page apart at its nonce, which is random and so stands nowhere by chance; null without one. */
export async function preparePage(response: Response): Promise<PreparedPage | null> {
  const policy = response.headers.get('content-security-policy') ?? '';
  const nonce = nonceInPolicy.exec(policy)?.[1];
  if (nonce === undefined) return null;
  const pieces = deflatedPieces((await response.text()).split(nonce).map((part) => Buffer.from(part)));
  const headers = [...response.headers].filter(([name]) => !ownHeaders.has(name));
  const hash = createHash('sha256').update(policy.replaceAll(nonce, ''));
  for (const { text } of pieces) hash.update(text);
  const digest = hash.digest('base64url').slice(0, 27);
  const { status } = response;
  return {
    status,
    digest,
    size: pieces.reduce((sum, { text, deflated }) => sum + text.length + deflated.length, 0),
    send(acceptsGzip) {
      const fresh = freshNonce();
      const body = acceptsGzip ? gzipped(pieces, Buffer.from(fresh)) : plain(pieces, Buffer.from(fresh));
      const answer = new Response(body, { status, headers });
      answer.headers.set('content-security-policy', policy.replaceAll(nonce, fresh));
      answer.headers.set('content-length', String(body.length));
      if (status === 200) answer.headers.set('etag', etagOf(digest, fresh));
      if (acceptsGzip) answer.headers.set('content-encoding', 'gzip');
      return answer;
    },
  };
}

/**
 * Compresses each piece as if it followed the others. In the place of the nonces stand bytes that no text has, so that
 * nothing is ever described as a repetition of a nonce, which will be another one.
 */
function deflatedPieces(texts: readonly Buffer[]): readonly Piece[] {
  let before = Buffer.alloc(0);
  return texts.map((text) => {
    const deflated = deflateRawSync(text, {
      level: 9,
      // Ends on a whole byte, so that the pieces can be joined.
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before.subarray(-deflateWindow) }),
    });
    before = Buffer.concat([before, text, noText]);
    return { text, deflated };
  });
}

// A shared cache that answers 304 may send the policy of its own copy along. Copies with different nonces therefore have
// different tags: a browser would put that policy on its own copy and refuse every script in it.
function etagOf(digest: string, nonce: string): string {
  return `W/"${digest}.${Buffer.from(nonce, 'base64').toString('base64url')}"`;
}

/** The tag among those of `If-None-Match` that names a copy of this content, whatever its nonce; null without one. */
export function tagOfContent(ifNoneMatch: string | null, digest: string): string | null {
  const tag = new RegExp(`"${digest}\\.[\\w-]*"`).exec(ifNoneMatch ?? '')?.[0];
  return tag === undefined ? null : `W/${tag}`;
}

const ownHeaders = new Set(['content-security-policy', 'content-length', 'date', 'set-cookie']);

function plain(pieces: readonly Piece[], nonce: Buffer): Buffer<ArrayBuffer> {
  return Buffer.concat(pieces.flatMap(({ text }, index) => (index === 0 ? [text] : [nonce, text])));
}

/** The pieces as one gzip file, with the nonce between them as it is: nothing is compressed anew. */
function gzipped(pieces: readonly Piece[], nonce: Buffer): Buffer<ArrayBuffer> {
  const stored = Buffer.alloc(5 + nonce.length);
  stored.writeUInt16LE(nonce.length, 1);
  stored.writeUInt16LE(0xffff - nonce.length, 3);
  nonce.copy(stored, 5);
  let checksum = 0;
  let length = 0;
  const parts: Buffer[] = [gzipHeader];
  for (const [index, { text, deflated }] of pieces.entries()) {
    if (index > 0) {
      parts.push(stored);
      checksum = crc32(nonce, checksum);
      length += nonce.length;
    }
    parts.push(deflated);
    checksum = crc32(text, checksum);
    length += text.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([...parts, lastBlock, trailer]);
}
