import { PageLoading } from '@tiffin/ui';
import { type ReactNode, Suspense } from 'react';

/** Boxes in the shape of the page that is on its way. */
export function OffersRoute({ children }: { children: ReactNode }) {
  return <Suspense fallback={<PageLoading page="offers" />}>{children}</Suspense>;
}
