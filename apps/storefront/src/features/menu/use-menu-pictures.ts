import { useQuery } from '@tanstack/react-query';
import { mastheadPictures } from '@tiffin/ui';
import { menuQueries } from './menu.queries.ts';

/** The dishes of the masthead, for other pages that show a few; none while the menu is not there. */
export function useMenuPictures(): readonly string[] {
  const { data: menu } = useQuery(menuQueries.overview());
  return menu ? mastheadPictures(menu) : [];
}
