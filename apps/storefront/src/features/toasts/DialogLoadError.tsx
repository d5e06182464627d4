import { useEffect, useEffectEvent } from 'react';
import { toastStrings, toasts } from './toasts.ts';

/** Stands in for a dialog whose code could not be fetched: says so and closes it, so that it can be opened again. */
export function DialogLoadError({ onClose }: { readonly onClose: () => void }) {
  const report = useEffectEvent(() => {
    toasts.failure(toastStrings.notFetched);
    onClose();
  });
  useEffect(() => report(), []);
  return null;
}
