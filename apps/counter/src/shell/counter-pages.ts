import type { CounterHrefs } from '@tiffin/ui';

/** Where the pages of the counter are. */
export const counterPages = {
  orders: '/',
  menu: '/menu',
  service: '/service',
  today: '/today',
  team: '/team',
} as const satisfies CounterHrefs;
