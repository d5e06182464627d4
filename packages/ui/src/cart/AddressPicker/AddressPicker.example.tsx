import type { Address } from '@tiffin/domain';
import { AddressPicker } from '@tiffin/ui';
import { useState } from 'react';

/** Where the order goes. */
export function ChooseAddress({ addresses, reload }: { addresses: readonly Address[]; reload: () => void }) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  return (
    <AddressPicker
      addresses={addresses}
      selectedId={selectedId}
      addHref="/profile/addresses/new"
      onSelect={setSelectedId}
      onRetry={reload}
    />
  );
}
