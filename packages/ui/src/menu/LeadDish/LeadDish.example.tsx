import type { MenuItem } from '@tiffin/domain';
import { LeadDish } from '@tiffin/ui';

/** The first dish of the first section. */
export function FirstDish({ item, add }: { item: MenuItem; add: (item: MenuItem) => void }) {
  return <LeadDish item={item} href={`?dish=${item.id}`} onAdd={add} />;
}
