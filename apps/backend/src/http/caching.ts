import { hash } from 'node:crypto';

/** Public reads may be kept for half a minute and shown a little longer while they are fetched again. */
const publicCacheControl = 'public, max-age=30, stale-while-revalidate=300';

/** A body that anybody may keep, written out once with what caches need to know of it. */
export interface CacheableBody<Body> {
  readonly body: Body;
  readonly text: string;
  readonly headers: { readonly etag: string; readonly 'cache-control': string };
}

/** Writes a body out; the same body has the same ETag on every server. */
export function cacheable<Body>(body: Body): CacheableBody<Body> {
  const text = JSON.stringify(body);
  const etag = `"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
  return { body, text, headers: { etag, 'cache-control': publicCacheControl } };
}

/** Answers with a cacheable body: in full, or with 304 when the caller's copy is still current. */
export function answerCached<Body>(request: Headers, { headers, ...content }: CacheableBody<Body>) {
  return isCurrent(request.get('if-none-match'), headers.etag)
    ? { status: 304 as const, headers }
    : { status: 200 as const, headers, ...content };
}

/** Whether the copy that a caller holds is still current. */
export function isCurrent(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}
