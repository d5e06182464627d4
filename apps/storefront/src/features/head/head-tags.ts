import { publicPages } from '../../site/public-pages.ts';
import type { RestaurantPage } from '../restaurant/restaurant.server.ts';
import { brandColours } from '../restaurant/restaurant-icon.ts';

/** A page as search engines and shared links see it. */
export interface PublicPage {
  /** Its one address on this host. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The path of its picture of 1200 × 630 px. */
  readonly image?: string | undefined;
  /** The address that a shared link names, where it says more than the page's own, such as the open dish. */
  readonly sharedPath?: string | undefined;
}

/** The tags that only machines read, which is why the server alone writes them. */
export function publicHead(
  { path, title, description, image = '/share-image', sharedPath = path }: PublicPage,
  origin: string,
) {
  const summary = shortDescription(description);
  return {
    meta: [
      { name: 'description', content: summary },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'en_GB' },
      { property: 'og:url', content: origin + sharedPath },
      { property: 'og:title', content: title },
      { property: 'og:description', content: summary },
      { property: 'og:image', content: origin + image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: origin + path }],
  };
}

/** The same for a page by its path alone; a page without a description asks not to be listed. */
export function pathHead(path: string, title: string, { settings, origin }: RestaurantPage) {
  const description = publicPages[path]?.describe?.(settings.name);
  if (description === undefined) return { meta: [{ name: 'robots', content: 'noindex' }], links: [] };
  return publicHead({ path, title, description }, origin);
}

/** The home page in one sentence. */
export function homeDescription({ settings }: Pick<RestaurantPage, 'settings'>): string {
  return `${settings.tagline} ${settings.locality} Order online for delivery or collection.`;
}

/** As much of a description as search results and shared links show, up to the end of a word. */
export function shortDescription(text: string, maxLength = 160): string {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (words.length <= maxLength) return words;
  const start = words.slice(0, maxLength);
  // One word alone that is longer has no end to stop at.
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end === -1 ? maxLength - 1 : end).replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** The colours of the browser's own frame: the brand's, and in dark that of the page's head. */
export function themeColours(brandHue: number) {
  return [
    { media: '(prefers-color-scheme: light)', content: brandColours(brandHue).fill },
    { media: '(prefers-color-scheme: dark)', content: `oklch(0.25 0.026 ${brandHue})` },
  ];
}
