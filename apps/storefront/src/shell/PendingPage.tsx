import { WaitingPage } from '@tiffin/ui';
import { Suspense } from 'react';
import { preloadable } from '../browser/preloadable.tsx';
import { shellStrings } from './shell.strings.ts';

const Waiting = () => <WaitingPage label={shellStrings.loadingPage} />;

// Without a connection the skeleton's code cannot be fetched: the spinner shows instead.
const skeleton = preloadable(() => import('./PageSkeleton.tsx'), Waiting);

/** Fetches the boxes before they are needed: when they are, the network is slow. */
export const preparePending = skeleton.preload;

/** Shows that the next page is on its way, when that takes longer than a moment. */
export const PendingPage = () => (
  <Suspense fallback={<Waiting />}>
    <skeleton.Component />
  </Suspense>
);
