import type { FileRoutesByFullPath } from '../../src/routeTree.gen.ts';
import { type Target, the } from './engine-page.ts';

// What the server answers itself, without a page.
type WithoutPage =
  | '/healthz'
  | '/menu-index'
  | '/menu-choices'
  | '/share-image'
  | '/pictures/$hash/$file'
  | '/icons/$icon'
  | `/api/${string}`
  | `${string}.${string}`;
type PageRoute = Exclude<keyof FileRoutesByFullPath, WithoutPage>;

/** What the addresses of the walk name. */
export interface Ids {
  readonly categoryId: string;
  readonly orderId: string;
}

/** One press on the page of a route, and what it leads to. */
export interface Screen {
  readonly who: 'visitor' | 'customer';
  /** The address, where it is not the route itself. */
  readonly path?: string | ((ids: Ids) => string);
  /** What the page shows when it has loaded. */
  readonly sign: Target;
  /** Typed into the field before the press. */
  readonly typed?: { readonly field: Target; readonly text: string };
  /** Left out where the page leads on by itself. */
  readonly press?: Target;
  readonly leadsTo?: Target;
}

const tikka = the('link', 'Smoked chicken tikka');
const dish = the('dialog', 'Smoked chicken tikka');
const login = the('heading', 'Sign in to order');
const menu = the('heading', 'Saffron & Smoke');

/** Every route with a page: one that is missing here does not compile. */
export const screens = {
  '/': { who: 'visitor', sign: menu, press: tikka, leadsTo: dish },
  '/category/': { who: 'visitor', path: '/category', sign: menu },
  '/category/$id': {
    who: 'visitor',
    path: ({ categoryId }) => `/category/${categoryId}`,
    sign: the('heading', 'From the grill'),
    press: tikka,
    leadsTo: dish,
  },
  '/search': {
    who: 'visitor',
    sign: the('heading', 'Search'),
    typed: { field: the('textbox', 'Search the menu'), text: 'tikka' },
    press: tikka,
    leadsTo: dish,
  },
  '/offers': {
    who: 'visitor',
    sign: the('heading', 'Offers'),
    press: the('button', 'Copy code SMOKE10'),
    leadsTo: the('text', /SMOKE10 copied|did not allow us to copy SMOKE10/),
  },
  '/terms': {
    who: 'visitor',
    sign: the('heading', 'Terms'),
    press: the('link', 'Search'),
    leadsTo: the('heading', 'Search'),
  },
  '/privacy': {
    who: 'visitor',
    sign: the('heading', 'Privacy policy'),
    press: the('link', 'Terms'),
    leadsTo: the('heading', 'Terms'),
  },
  '/privacy-policy': {
    who: 'visitor',
    sign: the('heading', 'Privacy policy'),
    press: the('link', 'Profile'),
    leadsTo: the('heading', 'You are not logged in'),
  },
  '/data-request': {
    who: 'visitor',
    sign: the('heading', 'Ask about your data'),
    typed: { field: the('textbox', 'Your name'), text: 'Amara Okafor' },
    press: the('button', 'Send request'),
    leadsTo: the('heading', 'Two things to fix'),
  },
  '/app-promo': {
    who: 'visitor',
    sign: the('heading', 'Our app'),
    press: the('link', 'Offers'),
    leadsTo: the('heading', 'Offers'),
  },
  '/auth/login': {
    who: 'visitor',
    sign: login,
    press: the('link', 'Continue browsing the menu'),
    leadsTo: menu,
  },
  '/auth/register': {
    who: 'visitor',
    sign: the('heading', 'Create an account'),
    press: the('link', 'Privacy policy'),
    leadsTo: the('heading', 'Privacy policy'),
  },
  '/auth/forgot-password': {
    who: 'visitor',
    sign: the('heading', 'Forgotten password'),
    press: the('link', 'Back to login'),
    leadsTo: login,
  },
  '/auth/callback': {
    who: 'visitor',
    path: '/auth/callback?error=access_denied',
    sign: the('heading', 'Login did not work'),
    press: the('button', 'Back to login'),
    leadsTo: login,
  },
  '/profile': {
    who: 'customer',
    sign: the('heading', 'Saved addresses'),
    press: the('link', 'See all orders'),
    leadsTo: the('heading', 'Your orders'),
  },
  '/profile/address': {
    who: 'customer',
    sign: the('heading', 'Add an address'),
    press: the('button', 'Save address'),
    leadsTo: the('text', /^Building number is required/),
  },
  '/phone-number-form': {
    who: 'customer',
    sign: the('heading', 'Your phone number'),
    typed: { field: the('textbox', /phone number/i), text: '12' },
    press: the('button', /save|continue/i),
    leadsTo: the('text', 'Please enter a valid phone number'),
  },
  '/orders/': {
    who: 'customer',
    path: '/orders',
    sign: the('heading', 'Your orders'),
    press: the('link', /View order from/),
    leadsTo: the('heading', 'Your order'),
  },
  '/orders/$id': {
    who: 'customer',
    path: ({ orderId }) => `/orders/${orderId}`,
    sign: the('heading', 'Your order'),
    press: the('link', 'Profile'),
    leadsTo: the('heading', 'Saved addresses'),
  },
  // The last one: it ends the session.
  '/auth/logout': { who: 'customer', sign: menu, press: the('link', 'Login'), leadsTo: login },
} as const satisfies Record<PageRoute, Screen>;

/** The routes that a visitor or a customer sees, in the order in which they are walked. */
export function screensOf(who: Screen['who']): readonly (readonly [string, Screen])[] {
  return Object.entries<Screen>(screens).filter(([, screen]) => screen.who === who);
}

/** The address of a route's page. */
export function pathOf(route: string, { path = route }: Screen, ids: Ids): string {
  return typeof path === 'string' ? path : path(ids);
}
