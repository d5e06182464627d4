import { useToast } from '@tiffin/ui';
import { useEffect } from 'react';
import { notices } from '../features/notices/notices.ts';

/** Shows what code outside React has to tell. */
export function NoticeBridge() {
  const { showToast } = useToast();
  useEffect(() => notices.listen((notice) => void showToast(notice)), [showToast]);
  return null;
}
