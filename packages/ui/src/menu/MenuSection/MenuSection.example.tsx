import type { MenuCategorySummary, MenuItemSummary } from '@tiffin/domain';
import { MenuSection } from '@tiffin/ui';

/** One section of the menu, its first dish set larger. */
export function Grill({
  category,
  add,
}: {
  category: MenuCategorySummary;
  add: (item: MenuItemSummary) => void;
}) {
  return (
    <MenuSection
      category={category}
      categoryHref={({ id }) => `/category/${id}`}
      dishHref={({ id }) => `?dish=${id}`}
      hasLead
      onAdd={add}
    />
  );
}
