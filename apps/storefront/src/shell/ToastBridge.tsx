import { useToast } from '@tiffin/ui';
import { useEffect } from 'react';
import { toastStrings, toasts } from '../features/toasts/toasts.ts';
import { shellStrings } from './shell.strings.ts';

/** Shows the messages of code outside React, and whether there is a connection. */
export function ToastBridge() {
  const { showToast, dismissToast } = useToast();
  useEffect(() => {
    const failures = new Map<string, number>();
    return toasts.listen({
      show(toast) {
        const id = showToast(toast);
        if (toast.tone === 'bad') failures.set(toast.message, id);
      },
      resolve(message) {
        const id = failures.get(message);
        if (id !== undefined) dismissToast(id);
        failures.delete(message);
      },
    });
  }, [showToast, dismissToast]);
  useEffect(() => {
    const onOffline = () => toasts.failure(shellStrings.offline);
    const onOnline = () => {
      // Failures stay until dismissed; these are over.
      for (const over of [shellStrings.offline, toastStrings.notFetched]) toasts.resolve(over);
      toasts.success(shellStrings.online);
    };
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);
  return null;
}
