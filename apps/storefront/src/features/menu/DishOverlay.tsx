import { useSearch } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';
import { whenIdle } from '../../browser/when-idle.ts';
import { LeftClosed } from '../notices/LeftClosed.tsx';
import { readDishSearch } from './dish-search.ts';
import { useCloseDish } from './use-dish-list.ts';

const dialog = preloadable(() => import('./DishContainer.tsx'), LeftClosed);

/**
 * The dialog of the dish that the address names, over any page that lists dishes. It reads the address itself, so that
 * opening a dish does not render the page below anew.
 */
export function DishOverlay() {
  const { dish } = useSearch({ strict: false, select: readDishSearch, structuralSharing: true });
  // The press is answered first; the dialog is made ready beside it.
  const ready = useDeferredValue(dish);
  const close = useCloseDish();
  useEffect(() => whenIdle(dialog.preload), []);
  const isOpen = dish !== undefined && ready !== undefined;
  return <Suspense>{isOpen && <dialog.Component dishId={ready} onClose={close} />}</Suspense>;
}
