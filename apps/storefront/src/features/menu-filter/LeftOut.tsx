import { Suspense } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';
import type { LeftOutProps } from './LeftOutContainer.tsx';

const note = preloadable(() => import('./LeftOutContainer.tsx'));

/** Says what was left out of the dishes of a page; its code comes with the first page that leaves some out. */
export const LeftOut = (props: LeftOutProps) => (
  <Suspense>
    <note.Component {...props} />
  </Suspense>
);
