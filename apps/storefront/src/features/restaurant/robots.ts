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
