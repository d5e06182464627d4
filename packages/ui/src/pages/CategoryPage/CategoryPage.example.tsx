import type { MenuCategoryListing, MenuItemSummary, MenuOverview } from '@tiffin/domain';
import { CategoryPage } from '@tiffin/ui';

interface CategoryProps {
  category: MenuCategoryListing;
  menu: MenuOverview;
  add: (item: MenuItemSummary) => void;
}

/** All dishes of one category. */
export function Category({ category, menu, add }: CategoryProps) {
  const links = {
    homeHref: '/',
    wholeHref: `/category/${category.id}?all=true`,
    categoryHref: (each: { id: string }) => `/category/${each.id}`,
    dishHref: (item: MenuItemSummary) => `?dish=${item.id}`,
  };
  return <CategoryPage category={category} categories={menu.categories} {...links} onAdd={add} />;
}
