import { isId } from '@tiffin/domain';
import { preferenceCookies, readPreferences } from '../site/preference-cookies.ts';
import { publicPages } from '../site/public-pages.ts';

/** Everything that a public page depends on, besides the restaurant's data and the time. */
export interface PageKey {
  readonly key: string;
  /** Makes the request as the page may see it: nothing in it belongs to one customer. */
  readonly makeRequest: () => Request;
}

const categoryPath = '/category/';
const hostHeaders = ['host', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * The key of a public page; null for every other request. Pages with a search, a dish or other parameters are rendered
 * each time: there are too many to keep.
 */
export function pageKey(request: Request, hostname: string, ownPort: number): PageKey | null {
  const { protocol, port, pathname, search } = new URL(request.url);
  const isCategory = pathname.startsWith(categoryPath) && isId(pathname.slice(categoryPath.length));
  const isPage = pathname === '/' || Object.hasOwn(publicPages, pathname) || isCategory;
  // The port stands in the page's canonical address, and anybody can name any port.
  const isOurs = port === '' || port === String(ownPort);
  const accept = request.headers.get('accept') ?? '*/*';
  const takesPages = accept.includes('text/html') || accept.includes('*/*');
  if (request.method !== 'GET' || !isPage || search !== '' || !isOurs || !takesPages) return null;

  const cookies = new Map(
    (request.headers.get('cookie') ?? '').split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name.trim(), value.trim()] as const;
    }),
  );
  const { orderingMode, isSidebarOpen } = readPreferences((name) => cookies.get(name));
  const sidebar = isSidebarOpen ? 'open' : 'closed';
  return {
    key: [protocol, hostname, port, pathname, orderingMode, sidebar].join(' '),
    makeRequest() {
      const headers = new Headers({
        accept: 'text/html',
        cookie: `${preferenceCookies.orderingMode}=${orderingMode}; ${preferenceCookies.sidebar}=${sidebar}`,
      });
      for (const name of hostHeaders) {
        const value = request.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      return new Request(request.url, { headers });
    },
  };
}
