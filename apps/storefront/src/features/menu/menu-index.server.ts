import { isNotFound } from '@tanstack/react-router';
import type { MenuIndex } from '@tiffin/domain';
import { readMenuIndex } from '../../server/public-reads.server.ts';
import { serialize } from '../../site/page-data.ts';

const day = 86_400;

/** The index for searching as a file; 404 for a hostname that is no restaurant's, 503 while it cannot be read. */
export async function menuIndexFile(request: Request): Promise<Response> {
  try {
    return fileOf(await readMenuIndex(), request);
  } catch (error) {
    if (isNotFound(error)) return new Response('Not found', { status: 404 });
    return new Response('Not available', { status: 503, headers: { 'retry-after': '10' } });
  }
}

/**
 * The index as the answer to a request. Under the version that it is of, a browser keeps it without asking; under
 * another one, such as that of a page that is a moment old, it asks each time whether it still holds.
 */
export function fileOf(index: MenuIndex, request: Request): Response {
  const etag = `"${index.version}"`;
  const isOfThisVersion = new URL(request.url).searchParams.get('v') === index.version;
  const headers = {
    'content-type': 'application/json',
    'cache-control': isOfThisVersion ? `public, max-age=${day}, immutable` : 'public, no-cache',
    vary: 'accept-encoding',
    etag,
  };
  // Compressed it went out with a weak ETag.
  const isKnown = request.headers.get('if-none-match')?.includes(etag) ?? false;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(serialize(index), { headers });
}
