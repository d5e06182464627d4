import { useLocation } from '@tanstack/react-router';
import { hasFilter } from './has-filter.ts';
import { useJudgesDishes } from './use-judges-dishes.ts';

/** Whether the page leaves out dishes by its address. */
export function useIsFiltered(): boolean {
  const isFiltered = useLocation({ select: ({ hash }) => hasFilter(hash) });
  return useJudgesDishes() && isFiltered;
}
