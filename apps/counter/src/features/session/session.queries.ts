import { queryOptions } from '@tanstack/react-query';
import { fetchAccess } from './session.functions.ts';

/** Reads about who works here. */
export const sessionQueries = {
  access: () =>
    queryOptions({
      queryKey: ['access'] as const,
      queryFn: () => fetchAccess(),
      staleTime: 60_000,
      networkMode: 'always',
      retry: 1,
    }),
};
