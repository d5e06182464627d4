import { useHydrated, useLocation } from '@tanstack/react-router';

/** Whether the address leaves dishes out; false on the server, which never learns it, and while React hydrates its page. */
export function useIsFiltered(): boolean {
  const isFiltered = useLocation({ select: ({ hash }) => /(?:^|&)(?:without|diets)=/.test(hash) });
  return useHydrated() && isFiltered;
}
