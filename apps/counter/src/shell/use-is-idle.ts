import { useEffect, useState } from 'react';

// The page's own files and reads come first.
const idleMs = 3_000;

/** Whether the page has been there for a moment, with a network: what nobody waits for is loaded then. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => {
      if (navigator.onLine) setIdle(true);
    };
    const timer = setTimeout(begin, idleMs);
    window.addEventListener('online', begin);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', begin);
    };
  }, []);
  return isIdle;
}
