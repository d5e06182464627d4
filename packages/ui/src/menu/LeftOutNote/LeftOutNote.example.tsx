import { type MenuFilter, noFilter } from '@tiffin/domain';
import { LeftOutNote } from '@tiffin/ui';
import { useState } from 'react';

/** Says over a list what was left out of it. */
export function LeftOut({ filter: given, onChange }: { filter: MenuFilter; onChange: () => void }) {
  const [filter, setFilter] = useState(given);
  return (
    <LeftOutNote
      filter={filter}
      shown={20}
      total={40}
      onChange={onChange}
      onClear={() => setFilter(noFilter)}
    />
  );
}
