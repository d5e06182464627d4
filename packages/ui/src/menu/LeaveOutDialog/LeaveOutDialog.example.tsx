import { type MenuFilter, noFilter } from '@tiffin/domain';
import { LeaveOutDialog, type NamedDish } from '@tiffin/ui';
import { useState } from 'react';

/** Asks what to leave out of a menu. */
export function LeavingOut({ dishes, onDone }: { dishes: readonly NamedDish[]; onDone: () => void }) {
  const [filter, setFilter] = useState<MenuFilter>(noFilter);
  return (
    <LeaveOutDialog
      filter={filter}
      dishes={dishes}
      allergyPhone="+441134960142"
      onClose={(next) => {
        setFilter(next);
        onDone();
      }}
    />
  );
}
