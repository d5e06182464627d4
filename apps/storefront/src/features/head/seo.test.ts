import { expect, test } from 'vitest';
import { canonicalOrigin } from '../../server/hostname.ts';
import { robotsText, sitemapXml } from '../restaurant/seo.ts';
import { availabilityOf } from './category-json-ld.ts';
import { shortDescription } from './head-tags.ts';
import { jsonLdScript } from './json-ld.ts';

test('a restaurant has one origin, whatever host it was reached by', () => {
  expect(canonicalOrigin('http://localhost:3000', 'saffron.localhost')).toBe('http://saffron.localhost:3000');
  expect(canonicalOrigin('https://www.saffron.example', 'saffron.example')).toBe('https://saffron.example');
});

test('the sitemap names home, the categories, offers and the legal pages', () => {
  const category = { name: '', shortName: '', description: '', position: 0, itemCount: 0, items: [] };
  const menu = { updatedAt: '2026-11-20T00:00:00Z', categories: [{ ...category, id: 'c1' }] };
  const text = sitemapXml('https://a.example', menu);
  const places = [...text.matchAll(/<loc>https:\/\/a\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(places).toEqual(['/', '/category/c1', '/offers', '/app-promo', '/privacy-policy', '/terms']);
  expect(text).toContain('<lastmod>2026-11-20T00:00:00Z</lastmod>');
});

test('robots are kept from calls and shown the sitemap', () => {
  expect(robotsText('https://a.example')).toMatch(/^User-agent: \*\nDisallow: \/api\//);
  expect(robotsText('https://a.example')).toContain('Sitemap: https://a.example/sitemap.xml');
});

test('a name cannot end the script that holds the data', () => {
  const { children } = jsonLdScript({ name: '</script><script>alert(1)</script>' });
  expect(children).not.toContain('<');
  expect(JSON.parse(children)).toEqual({ name: '</script><script>alert(1)</script>' });
});

test.each([
  ['Brushed with butter.', 'Brushed with butter.'],
  ['  Brushed\n with   butter. ', 'Brushed with butter.'],
  ['Twenty hours on the coals', 'Twenty hours on the…'],
  ['Twenty hours on coals, cream', 'Twenty hours on coals…'],
  ['Pneumonoultramicroscopicsilicovolcano', 'Pneumonoultramicroscop…'],
])('a description ends at a word: %j', (text, shown) => {
  expect(shortDescription(text, 23)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(23 + 1);
});

test.each([
  ['on sale', { isAvailable: true }, 'InStock'],
  ['until a time', { isAvailable: true, saleNote: { isSold: true, text: 'Lunch, until 14:30' } }, 'InStock'],
  [
    'outside it',
    { isAvailable: true, saleNote: { isSold: false, text: 'Tomorrow from 12:00' } },
    'OutOfStock',
  ],
  ['sold out', { isAvailable: false, saleNote: { isSold: false, text: 'Tomorrow from 12:00' } }, 'SoldOut'],
] as const)('search engines learn of a dish %s', (_, item, availability) => {
  expect(availabilityOf(item)).toBe(availability);
});
