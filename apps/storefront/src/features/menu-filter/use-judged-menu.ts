import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { JudgedMenu } from './judge-menu.ts';
import { judgedMenuQuery } from './judged.queries.ts';

/** What is left of a menu, or why nobody knows. */
export interface JudgedMenuState {
  /** Undefined while it is not known. */
  readonly judged: JudgedMenu | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What is left of the menu by the fragment of the address. */
export function useJudgedMenu(): JudgedMenuState {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const { data, isFetching, refetch } = useQuery(judgedMenuQuery(fragment));
  return { judged: data, hasFailed: data === undefined && !isFetching, retry: () => void refetch() };
}
