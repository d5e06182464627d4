import { useToast } from '@tiffin/ui';
import { useEffect } from 'react';
import { notices } from '../features/notices/notices.ts';
import { shellStrings } from './shell.strings.ts';

/** Shows what code outside React has to tell. */
export function NoticeBridge() {
  const { showToast, dismissToast } = useToast();
  useEffect(() => notices.listen((notice) => void showToast(notice)), [showToast]);
  useEffect(() => {
    let offline: number | null = null;
    const onOffline = () => {
      offline = showToast({ tone: 'bad', message: shellStrings.offline });
    };
    const onOnline = () => {
      // Failures stay until dismissed; this one is over.
      if (offline !== null) dismissToast(offline);
      notices.success(shellStrings.online);
    };
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, [showToast, dismissToast]);
  return null;
}
