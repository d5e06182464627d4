import { queryOptions } from '@tanstack/react-query';
import { fetchMenu } from './menu.functions.ts';

/** Reads of the menu; it is fresh for a minute, so that dishes sold out meanwhile show soon. */
export const menuQueries = {
  current: () =>
    queryOptions({ queryKey: ['menu'], queryFn: () => fetchMenu(), staleTime: 60_000, retry: 1 }),
};
