import type { IconName } from '../primitives/Icon/icons.ts';
import type { PageHref } from '../primitives/Link/page-href.ts';

/** Where the customer's details, addresses and orders are (spec §2, Route constants). */
export const profileHref = '/profile' satisfies PageHref;

/** The menu entries (spec §2, Navigation), in order. */
export const navigationEntries = [
  { id: 'home', label: 'Home', href: '/', icon: 'home' },
  { id: 'profile', label: 'Profile', href: profileHref, icon: 'account' },
  { id: 'search', label: 'Search', href: '/search', icon: 'search' },
  { id: 'offers', label: 'Offers', href: '/offers', icon: 'offers' },
] as const satisfies readonly { id: string; label: string; href: PageHref; icon: IconName }[];

/** The menu entry that the page belongs to, or the Login link. */
export type NavigationEntry = (typeof navigationEntries)[number]['id'] | 'login';

/** Where the Login link leads (spec §2, Route constants). */
export const loginHref = '/auth/login' satisfies PageHref;
