import { createServerFn } from '@tanstack/react-start';
import { z } from 'zod';
import { readMenuCategory, readMenuItem, readMenuOverview } from '../../server/public-reads.server.ts';
import { searchCurrentMenu } from './search-menu.server.ts';
import { readSearchParams, type SearchParams } from './search-params.ts';

// Part of a page's path: anything but an id is not found, as an id is that the menu does not have.
const idInPath = z.object({ id: z.string() });

/** The categories of the menu with their counts and first dishes. */
export const fetchMenuOverview = createServerFn().handler(() => readMenuOverview());

/** A category with all its dishes in brief; throws notFound when the menu has no such category. */
export const fetchMenuCategory = createServerFn()
  .validator(idInPath)
  .handler(({ data: { id } }) => readMenuCategory(id));

/** A dish with its options and allergens; throws notFound when the menu has no such dish. */
export const fetchMenuItem = createServerFn()
  .validator(idInPath)
  .handler(({ data: { id } }) => readMenuItem(id));

/** The dishes that a search finds, of many the first. */
export const fetchSearchResults = createServerFn()
  .validator((search: Pick<SearchParams, 'q'>) => readSearchParams({ ...search }))
  .handler(({ data }) => searchCurrentMenu(data));
