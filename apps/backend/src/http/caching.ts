import { createHash } from 'node:crypto';

/** Public reads may be kept for half a minute and shown a little longer while they are fetched anew. */
export const publicCacheControl = 'public, max-age=30, stale-while-revalidate=300';

/** The ETag of a body: the same body has the same one on every server. */
export function etagOf(body: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 27)}"`;
}

/** Whether the copy that a caller holds is still current. */
export function isCurrent(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}
