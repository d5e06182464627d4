import type { MenuCategorySummary, MenuItemSummary } from '@tiffin/domain';
import { Menu } from '@tiffin/ui';

interface WholeMenuProps {
  categories: readonly MenuCategorySummary[];
  quantities: Readonly<Record<string, number>>;
  add: (item: MenuItemSummary) => void;
}

/** Every section, four dishes each; the rest is on the category's page. */
export function WholeMenu({ categories, quantities, add }: WholeMenuProps) {
  return (
    <Menu
      categories={categories}
      categoryHref={({ id }) => `/category/${id}`}
      dishHref={({ id }) => `?dish=${id}`}
      dishLimit={4}
      cartQuantities={quantities}
      onAdd={add}
    />
  );
}
