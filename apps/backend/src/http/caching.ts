import { hash } from 'node:crypto';
import type { Reply } from './responses.ts';

/** Public reads may be kept for half a minute and shown a little longer while they are fetched anew. */
const publicCacheControl = 'public, max-age=30, stale-while-revalidate=300';

/** Answers a public read: in full, or with 304 when the caller's copy is still current. The body is written once. */
export function cached<Body>(
  headers: Headers,
  body: Body,
):
  | { readonly status: 200; readonly body: Body; readonly headers: Record<string, string> }
  | { readonly status: 304; readonly headers: Record<string, string> } {
  const text = JSON.stringify(body);
  const etag = `"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
  const caching = { etag, 'cache-control': publicCacheControl };
  if (isCurrent(headers.get('if-none-match'), etag)) return { status: 304, headers: caching };
  const answer = { status: 200, body, headers: caching, text } as const;
  return answer satisfies Reply;
}

/** Whether the copy that a caller holds is still current. */
function isCurrent(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}
