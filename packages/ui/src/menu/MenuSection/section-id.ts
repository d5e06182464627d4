import type { MenuCategory } from '@tiffin/domain';

/** The id of a category's section on the home page; its anchor leads there without JavaScript. */
export const sectionId = (category: Pick<MenuCategory, 'id'>): string => `category-${category.id}`;
