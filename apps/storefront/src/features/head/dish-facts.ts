import type { MenuItemSummary } from '@tiffin/domain';

/** The head tags of a page on which a dish is open, as shared links show it; only the server writes them. */
export const dishFacts = (
  path: string,
  { id, description }: Pick<MenuItemSummary, 'id' | 'description'>,
) => ({ description, image: `/share-image?dish=${id}`, sharedPath: `${path}?dish=${id}` });
