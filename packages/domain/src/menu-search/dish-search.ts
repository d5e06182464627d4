import type { DietaryMark } from '../menu/menu.ts';
import type { MenuIndex, MenuItemSummary } from '../menu/menu-summary.ts';
import { foldText } from '../text/fold-text.ts';
import { editDistance } from './edit-distance.ts';

/**
 * Returns the dishes in which every word of the query is found, in the name, the category or the description, and that
 * have every diet. The best come first: names before descriptions, whole words before beginnings, exact before mistyped.
 */
export type DishSearch = (query: string, diets: readonly DietaryMark[]) => readonly MenuItemSummary[];

/** Prepares the search of a menu: its words are taken apart once, so that each query only compares them. */
export function createDishSearch({ categories }: Pick<MenuIndex, 'categories'>): DishSearch {
  const items = categories.flatMap((category) => category.items);
  const places = placesOfWords(categories);
  return (query, diets) => {
    const wanted = wordsOf(query);
    if (wanted.length === 0 && diets.length === 0) return [];
    const scores = wanted.map((word) => scoresOf(places, word));
    return (
      items
        .map((item, index) => ({ item, scores: scores.map((ofWord) => ofWord.get(index) ?? 0) }))
        .filter((found) => found.scores.every((score) => score > 0))
        .filter(({ item }) => diets.every((diet) => hasDiet(item.dietary, diet)))
        .map((found) => ({ ...found, total: found.scores.reduce((sum, score) => sum + score, 0) }))
        // Sorting is stable: equals stay in the menu's order.
        .sort((a, b) => b.total - a.total)
        .map(({ item }) => item)
    );
  };
}

/** Where a word stands: in which dish, counted through the menu, and how much it counts there. */
interface Place {
  readonly index: number;
  readonly weight: number;
}

function placesOfWords(categories: MenuIndex['categories']): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  const wordsIn = rememberWords();
  let index = 0;
  const add = (words: readonly string[], weight: number) => {
    for (const word of words) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [{ index, weight }]);
      else known.push({ index, weight });
    }
  };
  for (const { name, shortName, items } of categories) {
    const ofCategory = wordsIn(`${name} ${shortName}`);
    for (const item of items) {
      add(wordsIn(item.name), 3);
      add(ofCategory, 2);
      add(wordsIn(item.description), 1);
      index += 1;
    }
  }
  return places;
}

/** The score of a wanted word in each dish that has one like it. */
function scoresOf(
  places: ReadonlyMap<string, readonly Place[]>,
  wanted: string,
): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const [word, ofWord] of places) {
    const alike = likeness(word, wanted);
    if (alike === 0) continue;
    for (const { index, weight } of ofWord) {
      scores.set(index, Math.max(scores.get(index) ?? 0, weight * alike));
    }
  }
  return scores;
}

/** The words of a text as they are compared. */
function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Takes texts apart; a menu uses the same few words again and again, and comparing letters by kind is slow. */
function rememberWords(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const wordsIn = (part: string) => {
    const words = known.get(part) ?? wordsOf(part);
    known.set(part, words);
    return words;
  };
  return (text) => text.split(' ').flatMap(wordsIn);
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
