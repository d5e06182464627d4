import { useEffect } from 'react';

/** Sends held quantities when the customer leaves the page or puts it away. */
export function useFlushOnLeaving(flush: () => Promise<boolean>): void {
  useEffect(() => {
    // The last event that a page on a phone can count on.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [flush]);
}
