import { rootRouteId } from '@tanstack/react-router';
import { brandStyle, preloadedFonts } from '@tiffin/ui';
import type { RestaurantPage } from '../features/restaurant/restaurant.server.ts';

const tagsOfEveryPage = [
  { charSet: 'utf-8' },
  { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
  { name: 'color-scheme', content: 'light dark' },
];
// The page of a hostname that is no restaurant's.
const neutralHue = 73;

/** The head of every page of a restaurant; null for a hostname that is no restaurant's. */
export function documentHead(page: RestaurantPage | null) {
  const name = page?.settings.name ?? 'Tiffin';
  const description = page === null ? '' : `${page.settings.tagline} ${page.settings.locality}`;
  return {
    meta: [
      ...tagsOfEveryPage,
      { title: name },
      ...(description === '' ? [] : [{ name: 'description', content: description }]),
      { property: 'og:site_name', content: name },
    ],
    links: [
      ...preloadedFonts.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', type: 'image/svg+xml', href: page === null ? 'data:,' : '/favicon.svg' },
    ],
    styles: [{ children: brandStyle(page?.settings.brandHue ?? neutralHue) }],
  };
}

interface HeadMatch {
  readonly routeId: string;
  readonly loaderData?: unknown;
}

/** The head of an inner page: its own title before the restaurant's name. */
export function pageHead(title: string, matches: readonly HeadMatch[]) {
  const root = matches.find(({ routeId }) => routeId === rootRouteId)?.loaderData;
  return { meta: [{ title: hasPage(root) ? `${title} · ${root.page.settings.name}` : title }] };
}

function hasPage(data: unknown): data is { page: RestaurantPage } {
  return typeof data === 'object' && data !== null && 'page' in data;
}
