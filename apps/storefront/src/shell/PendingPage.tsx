import { WaitingPage } from '@tiffin/ui';
import { lazy, Suspense } from 'react';
import { shellStrings } from './shell.strings.ts';

const Waiting = () => <WaitingPage label={shellStrings.loadingPage} />;

// Without a connection the wheel has to do.
const loadSkeleton = () => import('./PageSkeleton.tsx').catch(() => ({ default: Waiting }));

const PageSkeleton = lazy(loadSkeleton);

/** Fetches the boxes before they are needed: when they are, the network is slow. */
export const preparePending = () => void loadSkeleton();

/** Shows that the next page is on its way, when that takes longer than a moment. */
export const PendingPage = () => (
  <Suspense fallback={<Waiting />}>
    <PageSkeleton />
  </Suspense>
);
