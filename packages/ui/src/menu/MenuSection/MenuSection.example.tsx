import type { MenuCategory, MenuItem } from '@tiffin/domain';
import { MenuSection } from '@tiffin/ui';

/** One section of the menu, its first dish set larger. */
export function Grill({ category, add }: { category: MenuCategory; add: (item: MenuItem) => void }) {
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
