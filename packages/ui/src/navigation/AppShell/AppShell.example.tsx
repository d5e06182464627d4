import { AppShell } from '@tiffin/ui';
import { type ReactNode, useState } from 'react';

interface StorefrontProps {
  page: ReactNode;
  cart: ReactNode;
  logOut: () => void;
}

/** The frame round every page of the storefront. */
export function Storefront({ page, cart, logOut }: StorefrontProps) {
  const [isOpen, setOpen] = useState(true);
  const visit = { restaurantName: 'Saffron & Smoke', current: 'home', isSignedIn: true } as const;
  return (
    <AppShell {...visit} cart={cart} isSidebarOpen={isOpen} onSidebarToggle={setOpen} onLogOut={logOut}>
      {page}
    </AppShell>
  );
}
