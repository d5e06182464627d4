import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '@tiffin/node/web-app/compression';
import { LRUCache } from 'lru-cache';
import type { PageKey } from './page-key.ts';

interface PageCacheOptions {
  readonly render: (request: Request) => Promise<Response>;
  /** Returns the key of a request; null when its page is not public, or its hostname belongs to no restaurant. */
  readonly keyOf: (request: Request) => Promise<PageKey | null>;
  /** How long a page is fresh; for three times as long it is served stale while it is rendered again. */
  readonly freshMs: number;
  /** Whether shared caches may store a page too; otherwise only the visitor's own browser does. */
  readonly mayBeShared: boolean;
  readonly maxBytes: number;
  /** Changes when the words about opening hours may change. */
  readonly minute: () => number;
  /** In milliseconds. @default Date.now */
  readonly now?: () => number;
}

interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer<ArrayBuffer>;
}

interface CachedPage extends RenderedPage {
  readonly etag: string;
  readonly encoded: Readonly<Record<Encoding, Buffer<ArrayBuffer>>>;
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

/** Answers requests for public pages from memory; requests for the same page share one rendering. */
export function createPageCache({
  render,
  keyOf,
  freshMs,
  mayBeShared,
  maxBytes,
  minute,
  now = Date.now,
}: PageCacheOptions) {
  const pages = new LRUCache<string, CachedPage, PageKey['makeRequest']>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, encoded }) => body.length + encoded.br.length + encoded.gzip.length,
    // A page that cannot be rendered again, while the backend is away, is served stale for its time.
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { options, context: makeRequest }) {
      const renderedAt = { renderedAt: now(), minute: minute() };
      const page = await readPage(await render(makeRequest()));
      if (page.status === 200) return { ...(await encodePage(page)), ...renderedAt };
      // What is known to be gone is not served again.
      if (page.status < 500) options.noDeleteOnFetchRejection = false;
      throw new UncachedPage(page);
    },
  });
  const cacheControl = mayBeShared ? sharedFor(freshMs / 1000) : 'private, no-cache';
  const send = (request: Request, page: CachedPage, outcome: 'hit' | 'stale' | 'miss') =>
    respond(request, page, { 'cache-control': cacheControl, 'server-timing': `page;desc=${outcome}` });

  return async (request: Request): Promise<Response> => {
    const key = await keyOf(request);
    if (key === null) return render(request);
    const known = pages.get(key.key);
    const age = known?.minute === minute() ? now() - known.renderedAt : Number.POSITIVE_INFINITY;
    if (known !== undefined && age < freshMs) return send(request, known, 'hit');
    const refresh = { forceRefresh: true, context: key.makeRequest };
    if (known !== undefined && age < freshMs * staleFactor) {
      // Nobody waits for this rendering: the next visitor gets the new page.
      void pages.fetch(key.key, { ...refresh, allowStale: true });
      return send(request, known, 'stale');
    }
    try {
      return send(request, await pages.forceFetch(key.key, refresh), 'miss');
    } catch (error) {
      if (error instanceof UncachedPage) return error.toResponse();
      throw error;
    }
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

async function encodePage({ status, headers, body }: RenderedPage) {
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
  return { status, headers, body, encoded: { gzip: zipped, br }, etag: `W/"${digest}"` };
}

function respond(request: Request, page: CachedPage, extra: Readonly<Record<string, string>>): Response {
  const { etag } = page;
  const own = { ...extra, etag, vary: 'accept-encoding, cookie' };
  const isKnown = request.headers.get('if-none-match')?.includes(etag.slice('W/'.length)) ?? false;
  if (isKnown) return new Response(null, { status: 304, headers: own });
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const body = encoding === null ? page.body : page.encoded[encoding];
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  headers.set('content-length', String(body.length));
  if (encoding !== null) headers.set('content-encoding', encoding);
  return new Response(body, { status: page.status, headers });
}
