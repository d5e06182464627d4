import type { Menu, MenuItem } from '@tiffin/domain';
import { CategoryPage, NotFoundPage } from '@tiffin/ui';

interface CategoryProps {
  menu: Menu;
  id: string;
  add: (item: MenuItem) => void;
}

/** All dishes of one category. */
export function Category({ menu, id, add }: CategoryProps) {
  const category = menu.categories.find((each) => each.id === id);
  if (category === undefined) return <NotFoundPage />;
  const links = {
    homeHref: '/',
    categoryHref: (each: { id: string }) => `/category/${each.id}`,
    dishHref: (item: MenuItem) => `?dish=${item.id}`,
  };
  return <CategoryPage category={category} categories={menu.categories} {...links} onAdd={add} />;
}
