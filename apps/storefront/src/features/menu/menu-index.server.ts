import { fileResponse } from '../../server/file-response.server.ts';
import { readMenuChoices, readMenuIndex } from '../../server/public-reads.server.ts';
import { serialize } from '../../site/page-data.ts';

const day = 86_400;

/** The index for searching as a file. */
export const menuIndexFile = (request: Request): Promise<Response> =>
  fileResponse(async () => versionedResponse(await readMenuIndex(), request));

/** The names of the menu's choices as a file. */
export const menuChoicesFile = (request: Request): Promise<Response> =>
  fileResponse(async () => versionedResponse(await readMenuChoices(), request));

/**
 * A part of the menu as the answer to a request. Under the version that it is of, a browser keeps it without asking; under
 * another one, such as that of a page that is a moment old, it asks each time whether it still holds.
 */
export function versionedResponse(part: { readonly version: string }, request: Request): Response {
  const etag = `"${part.version}"`;
  const isOfThisVersion = new URL(request.url).searchParams.get('v') === part.version;
  const headers = {
    'content-type': 'application/json',
    'cache-control': isOfThisVersion ? `public, max-age=${day}, immutable` : 'public, no-cache',
    vary: 'accept-encoding',
    etag,
  };
  // Compressed it went out with a weak ETag.
  const isKnown = request.headers.get('if-none-match')?.includes(etag) ?? false;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(serialize(part), { headers });
}
