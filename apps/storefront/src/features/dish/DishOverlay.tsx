import { useSearch } from '@tanstack/react-router';
import { useCloseAddressDialog } from '@tiffin/web';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';
import { whenIdle } from '../../browser/when-idle.ts';
import { DialogLoadError } from '../toasts/DialogLoadError.tsx';

const dialog = preloadable(() => import('../cart/DishContainer.tsx'), DialogLoadError);

/**
 * The dialog of the dish that the address names, over any page that lists dishes. It reads the address itself, so that
 * opening a dish does not render the page below again.
 */
export function DishOverlay() {
  const dish = useSearch({ strict: false, select: (search) => search.dish });
  // The press is answered first; the dialog is made ready beside it.
  const ready = useDeferredValue(dish);
  const close = useCloseAddressDialog('dish');
  useEffect(() => whenIdle(dialog.preload), []);
  const isOpen = dish !== undefined && ready !== undefined;
  return <Suspense>{isOpen && <dialog.Component dishId={ready} onClose={() => void close()} />}</Suspense>;
}
