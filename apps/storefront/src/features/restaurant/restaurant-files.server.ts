import { isNotFound } from '@tanstack/react-router';
import { renderSVG } from 'uqr';
import { readMenuOverview } from '../../server/public-reads.server.ts';
import { type RestaurantPage, readRestaurantPage } from './restaurant.server.ts';
import { restaurantIcon } from './restaurant-icon.ts';
import { robotsText, sitemapXml } from './seo.ts';

const hour = 'public, max-age=3600';

/** A file that each hostname has its own of; 404 for a hostname that is no restaurant's, 503 while nobody can tell. */
async function fileOf(
  type: string,
  make: (page: RestaurantPage) => Promise<string> | string,
): Promise<Response> {
  try {
    const text = await make(await readRestaurantPage());
    return new Response(text, { headers: { 'content-type': type, 'cache-control': hour } });
  } catch (error) {
    if (isNotFound(error)) return new Response('Not found', { status: 404 });
    return new Response('Not available', { status: 503, headers: { 'retry-after': '10' } });
  }
}

/** The restaurant's initial on its accent disc. */
export const iconFile = () => fileOf('image/svg+xml', ({ settings }) => restaurantIcon(settings));

/** What crawlers may read. */
export const robotsFile = () => fileOf('text/plain; charset=utf-8', ({ origin }) => robotsText(origin));

/** The restaurant's public pages. */
export const sitemapFile = () =>
  fileOf('application/xml; charset=utf-8', async ({ origin }) =>
    sitemapXml(origin, await readMenuOverview()),
  );

/** A code that phones scan to come to the page about the app. */
export const appCodeFile = () =>
  fileOf('image/svg+xml', ({ origin }) =>
    renderSVG(`${origin}/app-promo`, { border: 2, whiteColor: '#fff', blackColor: '#000' }),
  );

/** The picture that goes with a shared link: the menu's first; the icon while there is none. */
export async function shareImage(): Promise<Response> {
  const menu = await readMenuOverview().catch(() => null);
  const dishes = menu?.categories.flatMap(({ items }) => items) ?? [];
  const location = dishes.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? '/favicon.svg';
  return new Response(null, { status: 302, headers: { location, 'cache-control': hour } });
}
