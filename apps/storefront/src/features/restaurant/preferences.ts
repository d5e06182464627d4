import type { OrderingMode } from '@tiffin/domain';

/** The cookies that make the first server-rendered paint right; they hold a choice and name nobody. */
export const preferenceCookies = { orderingMode: 'orderingMode', sidebar: 'sidebar' } as const;

const yearInSeconds = 31_536_000;

function keep(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}

/** Keeps the ordering mode for the next visit. */
export function keepOrderingMode(mode: OrderingMode): void {
  keep(preferenceCookies.orderingMode, mode);
}

/** Keeps for the next visit whether the sidebar is open. */
export function keepSidebar(isOpen: boolean): void {
  keep(preferenceCookies.sidebar, isOpen ? 'open' : 'closed');
}
