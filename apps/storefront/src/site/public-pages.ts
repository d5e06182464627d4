interface PublicPage {
  /** The page in the words of search results and shared links; null asks them not to list it. */
  readonly describe: ((restaurantName: string) => string) | null;
  /** Whether the sitemap names it; search engines may list the others too. */
  readonly isInSitemap: boolean;
}

/**
 * The pages that are the same for every visitor, by path: they are cached, most of them described to search engines, and partly in
 * the sitemap. The home page and the categories are public as well, and have descriptions from the menu.
 */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/search': {
    describe: (name) => `Search the menu of ${name} by dish, ingredient and diet.`,
    isInSitemap: false,
  },
  '/offers': {
    describe: (name) => `Promo codes and offers of ${name}, for delivery and collection.`,
    isInSitemap: true,
  },
  '/app-promo': {
    describe: (name) => `Order from ${name} by app or right here on the web.`,
    isInSitemap: true,
  },
  '/privacy-policy': {
    describe: (name) => `What ${name} keeps about its customers, why, and for how long.`,
    isInSitemap: true,
  },
  '/terms': {
    describe: (name) => `The terms on which ${name} takes and delivers orders.`,
    isInSitemap: true,
  },
  '/data-request': { describe: null, isInSitemap: false },
  '/auth/login': {
    describe: (name) => `Sign in with Google to order from ${name}.`,
    isInSitemap: false,
  },
  '/auth/register': {
    describe: (name) => `Create an account with Google to order from ${name}.`,
    isInSitemap: false,
  },
  '/auth/forgot-password': {
    describe: (name) => `How to get back into the Google account with which you order from ${name}.`,
    isInSitemap: false,
  },
};
