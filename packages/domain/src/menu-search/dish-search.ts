import { canSuit } from '../menu/can-suit.ts';
import type { DietaryMark } from '../menu/menu.ts';
import type { MenuChoices, MenuIndex, MenuItemSummary } from '../menu/menu-summary.ts';
import { namesOnlyAllergens } from './allergen-words.ts';
import { findInNames, findTerm, type Hit, type TermHits } from './find-term.ts';
import { collectChoiceWords, collectDishWords, type MenuWords } from './menu-words.ts';
import { readSearchQuery, type SearchQuery } from './read-query.ts';

/** A dish that a search has found. */
export interface FoundDish {
  readonly item: MenuItemSummary;
  /** The words of the menu that it was found by, to be marked. */
  readonly marks: readonly string[];
  /** The words of the search that it has, without their slips. */
  readonly matched: readonly string[];
  /** The words of the search that it does not have. */
  readonly missing: readonly string[];
  /** The choice that has some of the words, when the dish itself does not have them. */
  readonly choice: string | null;
}

/** What a search finds. */
export interface DishSearchAnswer {
  /** The best first; when no dish has all of the words, those that have the most of them. */
  readonly dishes: readonly FoundDish[];
  /** False when they are only close to what was typed: some words are missing or were mistyped. */
  readonly isExact: boolean;
  /** What was typed without its slips; null where there are none. */
  readonly didYouMean: string | null;
  /** The diets that every dish has: those asked for, and those that the words name. */
  readonly diets: readonly DietaryMark[];
  readonly allergens: SearchQuery['allergens'];
}

/**
 * Finds dishes by the words of a search in their name, category, description and choices, and by diets. The best come
 * first: most words, then names before descriptions, whole words before beginnings.
 */
export type DishSearch = (
  query: string,
  diets: readonly DietaryMark[],
  choices?: SearchableChoices,
) => DishSearchAnswer;

/** The choices of a menu with their words taken apart. */
export interface SearchableChoices {
  readonly choices: MenuChoices['choices'];
  readonly words: MenuWords;
}

/** Prepares the names of choices for the search of the menu of the same version. */
export function prepareChoices({ choices }: Pick<MenuChoices, 'choices'>): SearchableChoices {
  return { choices, words: collectChoiceWords(choices) };
}

const withoutChoices = prepareChoices({ choices: [] });

/** Prepares the search of a menu. */
export function createDishSearch({ categories }: Pick<MenuIndex, 'categories'>): DishSearch {
  const items = categories.flatMap((category) => category.items);
  const dishes = collectDishWords(categories);
  return (text, given, known = withoutChoices) => {
    // One letter finds most of them.
    const { choices, words } = text.trim().length > 1 ? known : withoutChoices;
    const { terms, diets: inWords, allergens } = readSearchQuery(text);
    const diets = [...new Set([...given, ...inWords])];
    const answer = { dishes: [], isExact: true, didYouMean: null, diets, allergens };
    if (allergens === 'question') return answer;
    if (terms.length === 0) {
      const all = diets.length === 0 ? [] : items.filter((item) => hasDiets(item, diets));
      return { ...answer, dishes: all.map((item) => ({ item, ...byDiet })) };
    }
    const isBare = namesOnlyAllergens(terms);
    const hits = terms.map((term) =>
      isBare ? findInNames(dishes, term) : findTerm({ dishes, choices: words }, term),
    );
    const ranked = rankDishes(items.length, hits, choices).filter(({ at }) => {
      const item = items[at];
      return item !== undefined && hasDiets(item, diets);
    });
    const most = ranked[0]?.found ?? 0;
    const shown = ranked.filter(({ found }) => found === most);
    const corrected = hits.map((hit) => hit.corrected);
    const hasSlips = corrected.some((word, at) => word !== terms[at]);
    return {
      ...answer,
      dishes: shown.flatMap(({ at, hitOf, choice }) => {
        const item = items[at];
        if (item === undefined) return [];
        const marks = hitOf.flatMap((hit, term) => (hit === undefined ? [] : markedWords(terms[term], hit)));
        const matched = corrected.filter((_, term) => hitOf[term] !== undefined);
        const missing = corrected.filter((_, term) => hitOf[term] === undefined);
        return [{ item, marks, matched, missing, choice: choices[choice]?.name ?? null }];
      }),
      isExact: most === terms.length && !hasSlips,
      didYouMean: hasSlips && shown.length > 0 ? corrected.join(' ') : null,
    };
  };
}

const byDiet = { marks: [], matched: [], missing: [], choice: null };

const noChoice = -1;

interface RankedDish {
  readonly at: number;
  /** How many of the terms it has. */
  readonly found: number;
  readonly score: number;
  readonly hitOf: readonly (Hit | undefined)[];
  /** The number of the choice that has some of them; -1 for none. */
  readonly choice: number;
}

function rankDishes(
  count: number,
  hits: readonly TermHits[],
  choices: MenuChoices['choices'],
): readonly RankedDish[] {
  const best: (RankedDish | undefined)[] = Array.from({ length: count });
  const offer = (at: number, hitOf: readonly (Hit | undefined)[], choice: number) => {
    const found = hitOf.filter((hit) => hit !== undefined).length;
    const score = hitOf.reduce((sum, hit) => sum + (hit?.score ?? 0), 0);
    const known = best[at];
    if (known === undefined || known.found < found || (known.found === found && known.score < score))
      best[at] = { at, found, score, hitOf, choice };
  };
  for (const at of new Set(hits.flatMap(({ dishes }) => [...dishes.keys()])))
    offer(
      at,
      hits.map(({ dishes }) => dishes.get(at)),
      noChoice,
    );
  for (const number of new Set(hits.flatMap((hit) => [...hit.choices.keys()]))) {
    const ofChoice = hits.map((hit) => hit.choices.get(number));
    for (const at of choices[number]?.dishes ?? []) {
      const own = hits.map(({ dishes }) => dishes.get(at));
      // A choice counts for what the dish itself does not have.
      if (ofChoice.every((hit, term) => hit === undefined || own[term] !== undefined)) continue;
      offer(
        at,
        own.map((hit, term) => hit ?? ofChoice[term]),
        number,
      );
    }
  }
  return (
    best
      .filter((dish) => dish !== undefined)
      // Sorting is stable: equals stay in the menu's order.
      .sort((a, b) => b.found - a.found || b.score - a.score)
  );
}

/** What to mark in the dish's texts: the beginning that was typed, or the menu's own word for it. */
function markedWords(term: string | undefined, { word }: Hit): readonly string[] {
  return term !== undefined && word.startsWith(term) ? [term] : word.split(' ');
}

// What is vegan is vegetarian too, whether or not the menu says so twice.
function hasDiets(item: MenuItemSummary, diets: readonly DietaryMark[]): boolean {
  return diets.every((diet) => canSuit(item, diet));
}
