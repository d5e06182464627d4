import { queryOptions } from '@tanstack/react-query';

/** Reads about who works here. */
export const sessionQueries = {
  access: () =>
    queryOptions({
      queryKey: ['access'] as const,
      queryFn: async () => (await import('./session.functions.ts')).fetchAccess(),
      staleTime: 60_000,
      networkMode: 'always',
      retry: 1,
    }),
};
