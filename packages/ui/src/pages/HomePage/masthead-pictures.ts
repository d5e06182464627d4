import type { MenuItemSummary } from '@tiffin/domain';

interface PicturedMenu {
  readonly categories: readonly { readonly items: readonly Pick<MenuItemSummary, 'photoUrl'>[] }[];
}

/** Four pictures for the masthead: the restaurant's own, the first of each section, then whatever else the menu has. */
export const mastheadPictures = (menu: PicturedMenu, own?: string): string[] => {
  const bySection = menu.categories.map(({ items }) => items.flatMap(({ photoUrl }) => photoUrl ?? []));
  const firsts = bySection.flatMap((pictures) => pictures.slice(0, 1));
  const others = bySection.flatMap((pictures) => pictures.slice(1));
  return [...new Set([...(own === undefined ? [] : [own]), ...firsts, ...others])].slice(0, 4);
};
