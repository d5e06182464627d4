import type { Fetch } from '@tiffin/api';
import { LRUCache } from 'lru-cache';

interface Kept {
  readonly etag: string;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

/** A fetch that keeps public answers with their ETag and asks the backend only whether they still hold. */
export function revalidatingFetch(send: Fetch, maxBytes: number): Fetch {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
  });
  return async (request) => {
    const isPublic = request.method === 'GET' && !request.headers.has('authorization');
    if (!isPublic) return send(request);
    // Some answers go by the restaurant that a header names.
    const key = `${request.headers.get('restaurant-id')} ${request.url}`;
    const known = kept.get(key);
    if (known !== undefined) request.headers.set('if-none-match', known.etag);
    const response = await send(request);
    if (response.status === 304 && known !== undefined) {
      return new Response(known.body.slice(), { headers: known.headers });
    }
    const etag = response.headers.get('etag');
    const mayBeKept = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
    if (response.status !== 200 || etag === null || !mayBeKept) return response;
    const body = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    // What follows has been undone by now.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
    kept.set(key, { etag, headers, body });
    return new Response(body.slice(), { headers });
  };
}
