import type { MenuItemSummary } from '@tiffin/domain';

/** The head tags of a page on which a dish is open, as shared links show it; only the server writes them. */
export const dishFacts = (
  path: string,
  { id, description, photoUrl }: Pick<MenuItemSummary, 'id' | 'description' | 'photoUrl'>,
) => ({ description, image: photoUrl ?? undefined, sharedPath: `${path}?dish=${id}` });
