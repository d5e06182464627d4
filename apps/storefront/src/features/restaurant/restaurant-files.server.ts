import { renderSVG } from 'uqr';
import { fileResponse } from '../../server/file-response.server.ts';
import { readMenuOverview } from '../../server/public-reads.server.ts';
import { type RestaurantPage, readRestaurantPage } from './restaurant.server.ts';
import { restaurantIcon } from './restaurant-icon.ts';
import { robotsText, sitemapXml } from './seo.ts';

const hour = 'public, max-age=3600';

function textFile(
  type: string,
  write: (page: RestaurantPage) => Promise<string> | string,
): Promise<Response> {
  return fileResponse(async () => {
    const text = await write(await readRestaurantPage());
    return new Response(text, { headers: { 'content-type': type, 'cache-control': hour } });
  });
}

/** The restaurant's initial on its accent disc. */
export const iconFile = () => textFile('image/svg+xml', ({ settings }) => restaurantIcon(settings));

/** What crawlers may read. */
export const robotsFile = () => textFile('text/plain; charset=utf-8', ({ origin }) => robotsText(origin));

/** The restaurant's public pages. */
export const sitemapFile = () =>
  textFile('application/xml; charset=utf-8', async ({ origin }) =>
    sitemapXml(origin, await readMenuOverview()),
  );

/** A code that phones scan to come to the page about the app. */
export const appCodeFile = () =>
  textFile('image/svg+xml', ({ origin }) =>
    renderSVG(`${origin}/app-promo`, { border: 2, whiteColor: '#fff', blackColor: '#000' }),
  );

/** What phones need to know to put the restaurant on their home screen; its pages stay in the browser. */
export const manifestFile = () =>
  textFile('application/manifest+json', ({ settings: { name, tagline } }) =>
    JSON.stringify({
      name,
      description: tagline,
      lang: 'en-GB',
      start_url: '/',
      display: 'browser',
      icons: [
        ...[192, 512].map((size) => ({
          src: `/icons/${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
        { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  );
