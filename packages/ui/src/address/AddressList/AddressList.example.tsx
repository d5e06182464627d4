import type { Address } from '@tiffin/domain';
import { AddressList } from '@tiffin/ui';
import { useState } from 'react';

/** The saved addresses: one of them is where orders go unless another is chosen. */
export function MyAddresses({ saved, reload }: { saved: readonly Address[]; reload: () => void }) {
  const [addresses, setAddresses] = useState(saved);
  return (
    <AddressList
      addresses={addresses}
      addHref="/profile/addresses/new"
      editHref={({ id }) => `/profile/addresses/${id}`}
      onMakeDefault={(id) => setAddresses(addresses.map((each) => ({ ...each, isDefault: each.id === id })))}
      onDelete={(id) => setAddresses(addresses.filter((each) => each.id !== id))}
      onRetry={reload}
    />
  );
}
