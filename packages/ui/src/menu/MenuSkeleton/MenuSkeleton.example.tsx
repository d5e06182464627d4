import { MenuSkeleton } from '@tiffin/ui';
import { type ReactNode, Suspense } from 'react';

/** Boxes of the menu's size until it is there: nothing moves when it comes. */
export function MenuPlace({ children }: { children: ReactNode }) {
  return <Suspense fallback={<MenuSkeleton />}>{children}</Suspense>;
}
