import { useEffect, useEffectEvent } from 'react';
import { noticeStrings } from './notices.strings.ts';
import { notices } from './notices.ts';

/** Stands in for a dialog whose code could not be fetched: says so and closes it, so that it can be opened again. */
export function LeftClosed({ onClose }: { readonly onClose: () => void }) {
  const tell = useEffectEvent(() => {
    notices.failure(noticeStrings.notFetched);
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}
