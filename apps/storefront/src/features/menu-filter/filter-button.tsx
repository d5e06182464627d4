import { Suspense } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';

const button = preloadable(() => import('./MenuFilterButton.tsx'));

/** What leaves dishes out, at the end of a row of chips; its code comes after the page. */
export const filterButton = (
  <Suspense>
    <button.Component />
  </Suspense>
);
