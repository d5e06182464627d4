import { Sidebar } from '@tiffin/ui';
import { useState } from 'react';

/** The main pages beside wide screens; AppShell has one already. */
export function Navigation({ logOut }: { logOut: () => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Sidebar
      restaurantName="Saffron & Smoke"
      current="offers"
      isSignedIn
      onLogOut={logOut}
      isOpen={isOpen}
      onToggle={setOpen}
    />
  );
}
