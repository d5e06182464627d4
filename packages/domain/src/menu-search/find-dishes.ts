import type { DietaryMark, Menu, MenuItem } from '../menu/menu.ts';
import { foldText } from '../text/fold-text.ts';
import { editDistance } from './edit-distance.ts';

/** The words of a text as they are compared. */
function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

interface Weighed {
  readonly words: readonly string[];
  readonly weight: number;
}

/**
 * The dishes in which every word of the query is found, in the name, the category or the description, and that have
 * every diet. The best come first: names before descriptions, whole words before beginnings, exact before mistyped.
 */
export function findDishes(menu: Menu, query: string, diets: readonly DietaryMark[]): readonly MenuItem[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0 && diets.length === 0) return [];
  const found: { item: MenuItem; score: number }[] = [];
  for (const category of menu.categories) {
    const ofCategory: Weighed = { words: wordsOf(`${category.name} ${category.shortName}`), weight: 2 };
    for (const item of category.items) {
      if (!diets.every((diet) => hasDiet(item.dietary, diet))) continue;
      const texts: readonly Weighed[] = [
        { words: wordsOf(item.name), weight: 3 },
        ofCategory,
        { words: wordsOf(item.description), weight: 1 },
      ];
      const scores = wanted.map((word) => Math.max(...texts.map((text) => scoreIn(text, word))));
      if (scores.every((score) => score > 0)) found.push({ item, score: scores.reduce((a, b) => a + b, 0) });
    }
  }
  // Sorting is stable: equals stay in the menu's order.
  return found.sort((a, b) => b.score - a.score).map(({ item }) => item);
}

function scoreIn({ words, weight }: Weighed, wanted: string): number {
  return weight * Math.max(0, ...words.map((word) => likeness(word, wanted)));
}

/** From 1 for the same word down to 0 for another one. */
function likeness(word: string, wanted: string): number {
  if (word === wanted) return 1;
  if (word.startsWith(wanted)) return 0.8;
  if (wanted.length > 2 && word.includes(wanted)) return 0.6;
  const allowed = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0;
  // Someone still typing may have mistyped the beginning.
  const beginning = word.slice(0, wanted.length);
  if (editDistance(word, wanted, allowed) <= allowed) return 0.5;
  return editDistance(beginning, wanted, allowed) <= allowed ? 0.4 : 0;
}

// What is vegan is vegetarian too, whether or not the menu says so twice.
function hasDiet(dietary: readonly DietaryMark[], diet: DietaryMark): boolean {
  return dietary.includes(diet) || (diet === 'vegetarian' && dietary.includes('vegan'));
}
