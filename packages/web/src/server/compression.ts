import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

// Not event streams: a compressor, here or in a proxy, might hold an event back.
const compressible =
  /^(text\/(?!event-stream)|application\/(json|x-ndjson|manifest\+json|ld\+json)|image\/svg\+xml)/;

/** The ways in which text is compressed. */
export type Encoding = 'br' | 'gzip';

/** Returns the best encoding that an `Accept-Encoding` header allows; null for the plain text. */
export function acceptedEncoding(header: string | null): Encoding | null {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}

// Each chunk is flushed at once, so that a streamed page still arrives in pieces.
function compressor(encoding: Encoding) {
  return encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 });
}

/** The answer, compressed as the request allows; left alone when it is no text or compressed already. */
export function compressResponse(request: Request, response: Response): Response {
  const type = response.headers.get('content-type') ?? '';
  if (!compressible.test(type) || response.headers.has('content-encoding')) return response;
  if (!response.headers.get('vary')?.includes('accept-encoding')) {
    response.headers.append('vary', 'accept-encoding');
  }
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  if (encoding === null || request.method === 'HEAD' || response.body === null) return response;

  const headers = new Headers(response.headers);
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const etag = headers.get('etag');
  if (etag !== null && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  const encoder = compressor(encoding);
  // A visitor who leaves in the middle ends the encoder with an error that concerns nobody; the page's own stream
  // is ended with it.
  pipeline(Readable.fromWeb(streamOf(response.body)), encoder, () => undefined);
  encoder.on('error', () => undefined);
  return new Response(bodyOf(Readable.toWeb(encoder)), { status: response.status, headers });
}

// The same streams under two type declarations, the browser's and Node's.
const streamOf = (body: ReadableStream) => body as unknown as NodeReadableStream;
const bodyOf = (stream: NodeReadableStream) => stream as unknown as ReadableStream;
