import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '@tiffin/web/server/compression';
import type { PreparedResponse } from '@tiffin/web/server/prepared-response';
import { LRUCache } from 'lru-cache';
import type { CacheResult } from './metrics.ts';
import type { PageKey } from './page-key.ts';

interface PageCacheOptions {
  readonly render: (request: Request) => Promise<Response>;
  /** Returns the key of a request; null when its page is not public, or its hostname belongs to no restaurant. */
  readonly keyOf: (request: Request) => Promise<PageKey | null>;
  /** Returns the key of a public page when nothing has to be asked for; else undefined. */
  readonly knownKeyOf: (request: Request) => PageKey | undefined;
  /** How long a page is fresh; for three times as long it is served stale while it is rendered again. */
  readonly freshMs: number;
  /** Whether shared caches may store a page too; otherwise only the visitor's own browser does. */
  readonly mayBeShared: boolean;
  readonly maxBytes: number;
  /** Called for each public page that is asked for. */
  readonly onAsked: (result: CacheResult) => void;
  /** Changes when the words about opening hours may change. */
  readonly minute: () => number;
  /** In milliseconds. @default Date.now */
  readonly now?: () => number;
}

/** Public pages in memory. */
interface PageCache {
  /** Returns the page of a request when it is in memory; undefined when `fetch` must be asked. */
  readonly find: (request: Request) => PreparedResponse | undefined;
  /** Answers a request for any page; requests for the same public page share one rendering. */
  readonly fetch: (request: Request) => Promise<Response>;
}

interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer<ArrayBuffer>;
}

/** A page as it is sent: plain, compressed, and to a visitor who has it already. */
type Variant = 'plain' | Encoding | 'notModified';

interface CachedPage {
  readonly etag: string;
  readonly variants: Readonly<Record<Variant, PreparedResponse>>;
  readonly renderedAt: number;
  readonly minute: number;
}

/** Carries a page that must not be cached to the requests that wait for it. */
class UncachedPage extends Error {
  readonly #page: RenderedPage;

  constructor(page: RenderedPage) {
    super(`A page with status ${page.status} is not cached.`);
    this.#page = page;
  }

  toResponse(): Response {
    const { status, headers, body } = this.#page;
    return new Response(body, { status, headers });
  }
}

const staleFactor = 3;

/** Keeps public pages in memory, ready to be sent. */
export function createPageCache({
  render,
  keyOf,
  knownKeyOf,
  freshMs,
  mayBeShared,
  maxBytes,
  onAsked,
  minute,
  now = Date.now,
}: PageCacheOptions): PageCache {
  const cacheControl = mayBeShared ? sharedFor(freshMs / 1000) : 'private, no-cache';
  const pages = new LRUCache<string, CachedPage, PageKey['makeRequest']>({
    maxSize: maxBytes,
    sizeCalculation: ({ variants }) =>
      Object.values(variants).reduce((bytes, { body }) => bytes + (body?.length ?? 0), 0),
    // A page that cannot be rendered again, while the backend is away, is served stale for its time.
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { options, context: makeRequest }) {
      const renderedAt = { renderedAt: now(), minute: minute() };
      const page = await readPage(await render(makeRequest()));
      if (page.status === 200) return { ...(await preparePage(page, cacheControl)), ...renderedAt };
      // What is known to be gone is not served again.
      if (page.status < 500) options.noDeleteOnFetchRejection = false;
      throw new UncachedPage(page);
    },
  });

  const findByKey = (request: Request, { key, makeRequest }: PageKey): PreparedResponse | undefined => {
    const page = pages.get(key);
    if (page?.minute !== minute()) return undefined;
    const age = now() - page.renderedAt;
    if (age >= freshMs * staleFactor) return undefined;
    const result = age < freshMs ? 'hit' : 'stale';
    onAsked(result);
    // Nobody waits for this rendering: the next visitor gets the new page.
    if (result === 'stale')
      void pages.fetch(key, { forceRefresh: true, context: makeRequest, allowStale: true });
    return responseFor(request, page, result);
  };

  return {
    find(request) {
      const key = knownKeyOf(request);
      return key === undefined ? undefined : findByKey(request, key);
    },
    async fetch(request) {
      const key = await keyOf(request);
      if (key === null) return render(request);
      const found = findByKey(request, key);
      if (found !== undefined) return toResponse(found);
      onAsked('miss');
      try {
        const page = await pages.forceFetch(key.key, { forceRefresh: true, context: key.makeRequest });
        return toResponse(responseFor(request, page, 'miss'));
      } catch (error) {
        if (error instanceof UncachedPage) return error.toResponse();
        throw error;
      }
    },
  };
}

/** Browsers ask each time; a shared cache keeps the page as long as we do. */
function sharedFor(freshSeconds: number): string {
  const seconds = Math.ceil(freshSeconds);
  return `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${seconds * (staleFactor - 1)}`;
}

async function readPage(response: Response): Promise<RenderedPage> {
  const headers = new Headers(response.headers);
  // Every visitor gets this page: a cookie in it would be everyone's.
  headers.delete('set-cookie');
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

async function preparePage({ status, headers, body }: RenderedPage, cacheControl: string) {
  const [zipped, br] = await Promise.all([
    compressGzip(body, { level: 9 }),
    compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  ]);
  const digest = createHash('sha256')
    // A page that is the same under another policy must be sent again.
    .update(headers.get('content-security-policy') ?? '')
    .update(body)
    .digest('base64url');
  // Weak, because it names the page in every encoding.
  const etag = `W/"${digest}"`;
  const caching = { 'cache-control': cacheControl, etag, vary: 'accept-encoding, cookie' };
  const prepared = (bytes: Buffer<ArrayBuffer>, encoding: Readonly<Record<string, string>> = {}) => ({
    status,
    headers: Object.entries({
      ...Object.fromEntries(headers),
      ...caching,
      ...encoding,
      'content-length': String(bytes.length),
    }),
    body: bytes,
  });
  return {
    etag,
    variants: {
      plain: prepared(body),
      gzip: prepared(zipped, { 'content-encoding': 'gzip' }),
      br: prepared(br, { 'content-encoding': 'br' }),
      notModified: { status: 304, headers: Object.entries(caching), body: null },
    },
  };
}

function responseFor(
  { headers }: Request,
  { etag, variants }: CachedPage,
  result: CacheResult,
): PreparedResponse {
  const isKnown = headers.get('if-none-match')?.includes(etag.slice('W/'.length)) ?? false;
  const variant = isKnown ? 'notModified' : (acceptedEncoding(headers.get('accept-encoding')) ?? 'plain');
  const prepared = variants[variant];
  return { ...prepared, headers: [...prepared.headers, ['server-timing', `page;desc=${result}`]] };
}

const toResponse = ({ status, headers, body }: PreparedResponse) => new Response(body, { status, headers });
