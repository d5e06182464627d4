import type { Menu } from '@tiffin/domain';
import { homeDescription, publicHead } from '../../shell/public-head.ts';
import type { RestaurantPage } from './restaurant.server.ts';
import { dataScript, structuredData } from './structured-data.ts';

/** What the home page tells machines: its address, its picture, the restaurant and its menu. */
export function homeHead(page: RestaurantPage, menu: Menu) {
  const description = homeDescription(page);
  const tags = publicHead({ path: '/', title: page.settings.name, description }, page.origin);
  return { ...tags, scripts: [dataScript(structuredData(page, menu))] };
}
