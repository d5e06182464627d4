import type { MenuItemSummary } from '@tiffin/domain';
import { DishCard, DishGrid } from '@tiffin/ui';

/** Dishes beside each other; one without options is added at a press. */
export function Dishes({
  items,
  add,
}: {
  items: readonly MenuItemSummary[];
  add: (item: MenuItemSummary) => void;
}) {
  return (
    <DishGrid>
      {items.map((item) => (
        <DishCard key={item.id} item={item} href={`?dish=${item.id}`} onAdd={add} />
      ))}
    </DishGrid>
  );
}
