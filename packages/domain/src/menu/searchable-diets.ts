import type { DietaryMark } from './menu.ts';

/** The diets that a search of the menu can ask for; what contains nuts is a warning, nobody searches for it. */
export const searchableDiets: readonly DietaryMark[] = ['vegetarian', 'vegan', 'gluten_free', 'halal'];
