import type { MenuItemSummary } from '@tiffin/domain';
import { DishCard, DishGrid } from '@tiffin/ui';

/** Pictures above the words, in as many columns as there is room for. */
export function DishesInColumns({ items }: { items: readonly MenuItemSummary[] }) {
  return (
    <DishGrid layout="column">
      {items.map((item) => (
        <DishCard key={item.id} item={item} href={`?dish=${item.id}`} layout="column" />
      ))}
    </DishGrid>
  );
}
