import { createBoundedMap } from './bounded-map.ts';
import type { PageKey } from './page-key.ts';
import { type PreparedPage, preparePage, tagOfContent } from './prepared-page.ts';

interface PageCacheOptions {
  readonly render: (request: Request) => Promise<Response>;
  /** The key of a request; null when its page is not for everybody, or its hostname is no restaurant's. */
  readonly keyOf: (request: Request) => Promise<PageKey | null>;
  /** How long a page counts as new; for three times as long it is sent while the next one is being made. */
  readonly freshMs: number;
  /** Whether shared caches may keep a page too; otherwise only the visitor's own browser does. */
  readonly mayBeShared: boolean;
  readonly maxBytes: number;
  /** Changes when the words about opening hours may change. */
  readonly minute: () => number;
  /** In milliseconds. @default Date.now */
  readonly now?: () => number;
}

interface Entry {
  readonly page: PreparedPage;
  readonly at: number;
  readonly minute: number;
}

type Outcome = 'hit' | 'stale' | 'miss';

const staleFactor = 3;

/** Answers requests for public pages from memory; each page is rendered once at a time, whoever asks. */
export function createPageCache({
  render,
  keyOf,
  freshMs,
  mayBeShared,
  maxBytes,
  minute,
  now = Date.now,
}: PageCacheOptions) {
  const entries = createBoundedMap<Entry>(maxBytes, ({ page }) => page.size);
  const underWay = new Map<string, Promise<PreparedPage | null>>();
  const cacheControl = mayBeShared ? sharedFor(freshMs / 1000) : 'private, no-cache';

  const make = async ({ key, request }: PageKey): Promise<PreparedPage | null> => {
    const started = { at: now(), minute: minute() };
    const page = await preparePage(await render(request));
    if (page?.status === 200) entries.set(key, { page, ...started });
    // While the backend is away, what it said before is better than an error, for as long as it may be shown.
    else if (page === null || page.status < 500) entries.delete(key);
    return page;
  };
  const makeOnce = (page: PageKey): Promise<PreparedPage | null> => {
    const begun = underWay.get(page.key);
    if (begun !== undefined) return begun;
    const making = make(page).finally(() => underWay.delete(page.key));
    underWay.set(page.key, making);
    return making;
  };

  return async (request: Request): Promise<Response> => {
    const key = await keyOf(request);
    if (key === null) return render(request);
    const known = entries.get(key.key);
    const age = known === undefined ? Number.POSITIVE_INFINITY : now() - known.at;
    if (known !== undefined && known.minute === minute() && age < freshMs * staleFactor) {
      if (age < freshMs) return answer(request, known.page, 'hit', cacheControl);
      // Who asks first pays nothing for it: the next visitor gets the new page.
      makeOnce(key).catch(() => undefined);
      return answer(request, known.page, 'stale', cacheControl);
    }
    const page = await makeOnce(key);
    // Without a nonce it is none of our pages, such as a redirect.
    return page === null ? render(request) : answer(request, page, 'miss', cacheControl);
  };
}

/**
 * Browsers ask each time; a shared cache keeps the page as long as we do, with the one nonce it came with (decision
 * 19).
 */
function sharedFor(freshSeconds: number): string {
  const seconds = Math.ceil(freshSeconds);
  return `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${seconds * (staleFactor - 1)}`;
}

function answer(request: Request, page: PreparedPage, outcome: Outcome, cacheControl: string): Response {
  const known = page.status === 200 ? tagOfContent(request.headers.get('if-none-match'), page.digest) : null;
  const response =
    known === null
      ? page.send(acceptsGzip(request))
      : // The browser shows the page it has with the policy it came with: another nonce would not fit it.
        new Response(null, { status: 304, headers: { etag: known } });
  if (page.status === 200) response.headers.set('cache-control', cacheControl);
  response.headers.set('vary', 'accept-encoding, cookie');
  response.headers.set('server-timing', `page;desc=${outcome}`);
  return response;
}

function acceptsGzip(request: Request): boolean {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);
}
