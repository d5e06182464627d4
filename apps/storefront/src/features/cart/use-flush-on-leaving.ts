import { useEffect } from 'react';
import type { CartEdits } from './cart-edits.ts';

/** Sends held quantities when the customer leaves the page or puts it away. */
export function useFlushOnLeaving({ flush }: Pick<CartEdits, 'flush'>): void {
  useEffect(() => {
    // The last event that a page on a phone can count on.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      // The cart goes out of sight with the page it stands on.
      void flush();
    };
  }, [flush]);
}
