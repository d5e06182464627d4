import { type ErrorComponentProps, useMatch, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';

const remountedAt = new WeakSet<object>();

/**
 * Mounts a page that has failed again, once at each address that the visitor goes to, and returns whether it is about
 * to. For a route's error component. What could not be loaded, or fails again, is left to the error page.
 */
export function usePageRemount({ reset }: ErrorComponentProps): boolean {
  const { latestLocation } = useRouter();
  const isOfData = useMatch({ strict: false, select: ({ status }) => status === 'error' });
  const [isDue] = useState(() => !isOfData && !remountedAt.has(latestLocation));
  // Before the next frame: the gap is never painted.
  useLayoutEffect(() => {
    if (!isDue) return;
    remountedAt.add(latestLocation);
    reset();
  }, [isDue, latestLocation, reset]);
  return isDue;
}
