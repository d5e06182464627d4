import { rootRouteId } from '@tanstack/react-router';
import { brandStyle } from '@tiffin/ui';
import { preHydrationClicksScript } from '../../browser/pre-hydration-clicks.ts';
import type { RestaurantPage } from '../restaurant/restaurant.server.ts';
import { type PublicPage, pathHead, publicHead } from './head-tags.ts';

/**
 * Runs before the first paint and marks the page of a browser that holds tokens, so that the cart's column has its
 * room from the beginning. The page itself is the same for everybody.
 */
const sessionHintScript =
  "try{if(localStorage.getItem('accessToken')&&localStorage.getItem('refreshToken'))document.documentElement.dataset.session='likely'}catch{}";

// What leaves dishes out stands in the fragment: until the page can judge them, the server's lists do not show.
const leavesOutScript =
  "if(/[#&](without|diets)=/.test(location.hash))document.documentElement.dataset.leavesOut=''";

const tagsOfEveryPage = [
  { charSet: 'utf-8' },
  { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
  { name: 'color-scheme', content: 'light dark' },
];
// Read once, by the browser that loads the document.
const linksOfRestaurants = [
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];
// For the page of an unknown hostname.
const neutralHue = 73;

/** The head of every page of a restaurant; null for an unknown hostname. */
export function documentHead(page: RestaurantPage | null) {
  const name = page?.settings.name ?? 'Tiffin';
  return {
    meta: [
      ...tagsOfEveryPage,
      { title: name },
      ...(import.meta.env.SSR && page !== null ? [{ property: 'og:site_name', content: name }] : []),
    ],
    links: [
      { rel: 'icon', type: 'image/svg+xml', href: page === null ? 'data:,' : '/favicon.svg' },
      ...(import.meta.env.SSR && page !== null ? linksOfRestaurants : []),
    ],
    scripts: import.meta.env.SSR
      ? [{ children: `${sessionHintScript};${leavesOutScript};${preHydrationClicksScript}` }]
      : [],
    styles: [{ children: brandStyle(page?.settings.brandHue ?? neutralHue) }],
  };
}

interface HeadMatch {
  readonly routeId: string;
  readonly pathname: string;
  readonly loaderData?: unknown;
}

/** What else the head of a page says that its path does not show. */
type PageFacts = Pick<PublicPage, 'description' | 'image' | 'sharedPath'>;

/** The head of an inner page: its own title before the restaurant's name. */
export function pageHead(title: string, matches: readonly HeadMatch[], facts?: PageFacts) {
  const root = matches.find(({ routeId }) => routeId === rootRouteId)?.loaderData;
  if (!hasPage(root)) return { meta: [{ title }] };
  const { page } = root;
  const full = `${title} · ${page.settings.name}`;
  // What only machines read is in the document, not in the code that visitors load.
  if (!import.meta.env.SSR) return { meta: [{ title: full }] };
  const path = matches.at(-1)?.pathname ?? '/';
  const { meta, links } =
    facts === undefined
      ? pathHead(path, full, page)
      : publicHead({ path, ...facts, title: full }, page.origin);
  return { meta: [{ title: full }, ...meta], links };
}

function hasPage(data: unknown): data is { page: RestaurantPage } {
  return typeof data === 'object' && data !== null && 'page' in data && Boolean(data.page);
}
