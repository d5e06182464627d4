import { useToast } from '@tiffin/ui';
import { useEffect } from 'react';
import { notices } from '../features/notices/notices.ts';
import { shellStrings } from './shell.strings.ts';

/** Shows what code outside React has to tell. */
export function NoticeBridge() {
  const { showToast } = useToast();
  useEffect(() => notices.listen((notice) => void showToast(notice)), [showToast]);
  useEffect(() => {
    const onOffline = () => notices.failure(shellStrings.offline);
    const onOnline = () => notices.success(shellStrings.online);
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);
  return null;
}
