import { useNavigate } from '@tanstack/react-router';
import { useToast } from '@tiffin/ui';
import { useEffect } from 'react';
import { toastStrings, toasts } from '../features/toasts/toasts.ts';
import { shellStrings } from './shell.strings.ts';

/** Shows the messages of code outside React, and whether there is a connection. */
export function ToastBridge() {
  const { showToast, dismissToast } = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    const failures = new Map<string, number>();
    return toasts.listen({
      show({ link, ...toast }) {
        const action = link && { label: link.label, onPress: () => void navigate({ to: link.to }) };
        const id = showToast({ ...toast, action });
        if (toast.tone === 'bad') failures.set(toast.message, id);
      },
      resolve(message) {
        const id = failures.get(message);
        if (id !== undefined) dismissToast(id);
        failures.delete(message);
      },
    });
  }, [showToast, dismissToast, navigate]);
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
