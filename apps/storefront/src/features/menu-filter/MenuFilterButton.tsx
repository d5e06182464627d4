import { useHydrated, useRouter } from '@tanstack/react-router';
import { LeaveOutButton } from '@tiffin/ui';
import { keepFragment } from '@tiffin/web';
import { useEffect, useState } from 'react';
import { replayPreHydrationClicks } from '../../browser/pre-hydration-clicks.ts';
import { OpenLeaveOutDialog, preloadLeaveOutDialog } from './leave-out-dialog.tsx';
import { useMenuFilter } from './use-menu-filter.ts';

/** Opens what leaves dishes out, and says how many things are left out. */
export default function MenuFilterButton() {
  const { filter } = useMenuFilter();
  const isHydrated = useHydrated();
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => keepFragment(router), [router]);
  useEffect(() => {
    if (isHydrated) replayPreHydrationClicks();
  }, [isHydrated]);
  return (
    <>
      <LeaveOutButton
        count={isHydrated ? filter.allergens.length + filter.diets.length : 0}
        onIntent={() => void preloadLeaveOutDialog()}
        onPress={() => setIsOpen(true)}
        isLate={!isHydrated}
      />
      <OpenLeaveOutDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
