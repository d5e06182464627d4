import type { MenuFilter } from '@tiffin/domain';
import { LeaveOutButton } from '@tiffin/ui';

/** Says how many things are left out, and leads to them. */
export function Allergens({ filter, onOpen }: { filter: MenuFilter; onOpen: () => void }) {
  return <LeaveOutButton count={filter.allergens.length + filter.diets.length} onPress={onOpen} />;
}
