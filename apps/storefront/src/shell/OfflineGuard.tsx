import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toasts } from '../features/toasts/toasts.ts';
import { shellStrings } from './shell.strings.ts';

/**
 * Stays on the page, and says so, when the customer follows a link without a connection to a page whose code has not
 * been loaded. Otherwise the error page would take the place of what the customer can still read.
 */
export default function OfflineGuard() {
  const router = useRouter();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const update = () => {
      setOffline(!navigator.onLine);
      if (navigator.onLine) toasts.resolve(shellStrings.pageNotLoaded);
    };
    update();
    window.addEventListener('offline', update);
    window.addEventListener('online', update);
    return () => {
      window.removeEventListener('offline', update);
      window.removeEventListener('online', update);
    };
  }, []);
  useBlocker({
    disabled: !isOffline,
    enableBeforeUnload: false,
    async shouldBlockFn({ next }) {
      const components = router
        .matchRoutes(next.pathname, next.search)
        .map(({ routeId }) => router.routesById[routeId].options.component);
      await Promise.all(components.map((component) => component?.preload?.()));
      // A component whose code is here has nothing left to preload.
      const isLoaded = components.every((component) => component?.preload === undefined);
      if (!isLoaded) toasts.failure(shellStrings.pageNotLoaded);
      return !isLoaded;
    },
  });
  return null;
}
