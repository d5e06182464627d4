import type { MenuOverview } from '@tiffin/domain';
import { publicPages } from '../../site/public-pages.ts';

const listedPages = Object.entries(publicPages)
  .filter(([, { isInSitemap }]) => isInSitemap)
  .map(([path]) => path);

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The restaurant's public pages for search engines; those of the menu with the time of its last change. */
export function sitemapXml(origin: string, menu: Pick<MenuOverview, 'categories' | 'updatedAt'>): string {
  const ofMenu = ['/', ...menu.categories.map(({ id }) => `/category/${id}`)];
  const entry = (path: string, changedAt?: string) =>
    `  <url><loc>${escapeXml(origin + path)}</loc>${changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`}</url>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...ofMenu.map((path) => entry(path, menu.updatedAt)),
    ...listedPages.map((path) => entry(path)),
    '</urlset>',
    '',
  ].join('\n');
}

/** What crawlers may read: everything that everybody may, but no calls; customers' own pages say noindex themselves. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /_serverFn/',
    'Disallow: /auth/callback',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
