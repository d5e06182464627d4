import type { RestaurantPage } from '../features/restaurant/restaurant.server.ts';
import { brandColours } from '../features/restaurant/restaurant-icon.ts';

/** The public pages in the words of search results and shared links; every other page asks not to be listed. */
const descriptions: Readonly<Record<string, (name: string) => string>> = {
  '/search': (name) => `Search the menu of ${name} by dish, ingredient and diet.`,
  '/offers': (name) => `Promo codes and offers of ${name}, for delivery and collection.`,
  '/app-promo': (name) => `Order from ${name} by app or right here on the web.`,
  '/privacy-policy': (name) => `What ${name} keeps about its customers, why, and for how long.`,
  '/terms': (name) => `The terms on which ${name} takes and delivers orders.`,
  '/auth/login': (name) => `Sign in with Google to order from ${name}.`,
  '/auth/register': (name) => `Create an account with Google to order from ${name}.`,
  '/auth/forgot-password': (name) =>
    `How to get back into the Google account with which you order from ${name}.`,
};

/** A page as search engines and shared links see it. */
export interface PublicPage {
  /** Its one address on this host. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly image?: string | undefined;
}

/** The tags that only machines read, which is why the server alone writes them. */
export function publicHead({ path, title, description, image = '/share-image' }: PublicPage, origin: string) {
  const url = origin + path;
  return {
    meta: [
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'en_GB' },
      { property: 'og:url', content: url },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: new URL(image, origin).href },
      { name: 'twitter:card', content: 'summary' },
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}

/** The same for a page by its address alone; pages that are a customer's own ask not to be listed. */
export function standingHead(path: string, title: string, { settings, origin }: RestaurantPage) {
  const description = descriptions[path]?.(settings.name);
  if (description === undefined) return { meta: [{ name: 'robots', content: 'noindex' }], links: [] };
  return publicHead({ path, title, description }, origin);
}

/** The home page in one sentence. */
export function homeDescription({ settings }: Pick<RestaurantPage, 'settings'>): string {
  return `${settings.tagline} ${settings.locality} Order online for delivery or collection.`;
}

/** The colour of the browser's own frame. */
export function themeColour(brandHue: number) {
  return { name: 'theme-color', content: brandColours(brandHue).fill };
}
