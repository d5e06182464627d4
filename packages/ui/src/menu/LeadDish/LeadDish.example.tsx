import type { MenuItemSummary } from '@tiffin/domain';
import { LeadDish } from '@tiffin/ui';

/** The first dish of the first section. */
export function FirstDish({ item, add }: { item: MenuItemSummary; add: (item: MenuItemSummary) => void }) {
  return <LeadDish item={item} href={`?dish=${item.id}`} onAdd={add} />;
}
