import { useQuery } from '@tanstack/react-query';
import { menuQueries } from './menu.queries.ts';

/** The menu's first pictures, for pages that show a few dishes; none while the menu is not there. */
export function useMenuPictures(count: number): readonly string[] {
  const { data: menu } = useQuery(menuQueries.current());
  const pictures = (menu?.categories ?? []).flatMap(({ items }) =>
    items.flatMap(({ photoUrl }) => photoUrl ?? []),
  );
  return [...new Set(pictures)].slice(0, count);
}
