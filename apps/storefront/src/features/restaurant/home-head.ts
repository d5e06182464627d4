import type { Menu } from '@tiffin/domain';
import { ampersandFont } from '@tiffin/ui';
import { fontPreload } from '../../shell/font-preload.ts';
import { homeDescription, publicHead } from '../../shell/public-head.ts';
import type { RestaurantPage } from './restaurant.server.ts';
import { dataScript, structuredData } from './structured-data.ts';

/** What the home page tells machines: its address, its picture, the restaurant and its menu. */
export function homeHead(page: RestaurantPage, menu: Menu) {
  const description = homeDescription(page);
  const { name } = page.settings;
  const { meta, links } = publicHead({ path: '/', title: name, description }, page.origin);
  return {
    meta,
    // The masthead is the largest thing painted: its ampersand must not come after its letters.
    links: [...links, ...(name.includes('&') ? [fontPreload(ampersandFont)] : [])],
    scripts: [dataScript(structuredData(page, menu))],
  };
}
