import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { logOut } from './log-out.ts';

/** Returns what logs out and goes home; with `replace` the page that did so is not in the history. */
export function useLogOut({ replace = false } = {}): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void logOut();
    void navigate({ to: '/', replace });
  }, [navigate, replace]);
}
