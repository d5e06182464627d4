import { type OrderingMode, parseOrderingMode } from '@tiffin/domain';

/** The cookies that make the first server-rendered paint right; they hold a choice and name nobody. */
export const preferenceCookies = { orderingMode: 'orderingMode', sidebar: 'sidebar' } as const;

/** What the visitor has chosen on earlier visits. */
export interface KeptPreferences {
  /** The preferred mode; the one in force may differ when only one is offered. */
  readonly orderingMode: OrderingMode;
  readonly isSidebarOpen: boolean;
}

/** Reads the choices out of the cookies; `cookie` returns the value of one by its name. */
export function readPreferences(cookie: (name: string) => string | undefined): KeptPreferences {
  return {
    orderingMode: parseOrderingMode(cookie(preferenceCookies.orderingMode)),
    isSidebarOpen: cookie(preferenceCookies.sidebar) !== 'closed',
  };
}
