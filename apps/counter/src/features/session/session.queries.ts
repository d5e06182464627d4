import { queryOptions } from '@tanstack/react-query';
import { unwrapResult } from '@tiffin/api';
import { fetchAccess } from './session.functions.ts';

/** Reads about who works here. */
export const sessionQueries = {
  access: () =>
    queryOptions({
      queryKey: ['access'] as const,
      queryFn: async () => unwrapResult(await fetchAccess()),
      staleTime: 60_000,
      networkMode: 'always',
      retry: 1,
    }),
};
