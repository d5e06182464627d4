import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onRestored` when the browser shows a page again as the visitor left it (from the back/forward cache), for
 * instance with a button that still says that the payment page is on its way.
 */
export function usePageRestored(onRestored: () => void): void {
  const report = useEffectEvent(onRestored);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) report();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
