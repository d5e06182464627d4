import { useHydrated } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/**
 * Whether the page judges its dishes by what its address leaves out; false on the server, which never learns it, and while
 * React hydrates its page. The lists that the head's script hides until then show again.
 */
export function useJudgesDishes(): boolean {
  const judges = useHydrated();
  useLayoutEffect(() => {
    if (judges) delete document.documentElement.dataset.leavesOut;
  }, [judges]);
  return judges;
}
