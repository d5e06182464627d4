import type { DietaryMark } from '../menu/menu.ts';
import { asksAboutAllergens, namesOnlyAllergens } from './allergen-words.ts';
import { dietsInWords } from './diet-words.ts';
import { isFiller, meaningfulWords, stemOf, wordsOf } from './search-words.ts';
import { synonymsOf } from './synonyms.ts';

/** What a search asks for, read from its words. */
export interface SearchQuery {
  /** What dishes are to be found by; a term of two words is one that has synonyms, such as "ice cream". */
  readonly terms: readonly string[];
  /** The diets that its words name. */
  readonly diets: readonly DietaryMark[];
  /**
   * `question` when it asks what is free of an allergen, which is not answered with dishes; `mention` when its words
   * are allergens or gluten free, and what is found is no guarantee.
   */
  readonly allergens: 'question' | 'mention' | null;
}

// As much as anybody types; each costs a look at every word of the menu.
const maxTerms = 8;

/** Reads what a customer types into the search. */
export function readSearchQuery(text: string): SearchQuery {
  const words = wordsOf(text);
  const inWords = dietsInWords(words);
  const rest = words.filter((_, at) => !inWords.some(({ from, to }) => at >= from && at < to));
  const diets = [...new Set(inWords.map(({ diet }) => diet))];
  if (asksAboutAllergens(rest)) return { terms: [], diets, allergens: 'question' };
  const isOnlyFillers = diets.length > 0 && rest.every(isFiller);
  const wanted = isOnlyFillers ? [] : meaningfulWords(rest);
  const isMention = diets.includes('gluten_free') || namesOnlyAllergens(wanted);
  return { terms: joinPhrases(wanted).slice(0, maxTerms), diets, allergens: isMention ? 'mention' : null };
}

function joinPhrases(words: readonly string[]): readonly string[] {
  const terms: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next] = words.slice(at, at + 2);
    const isPhrase = next !== undefined && synonymsOf(`${stemOf(word)} ${stemOf(next)}`).length > 0;
    terms.push(isPhrase ? `${word} ${next}` : word);
    if (isPhrase) at += 1;
  }
  return terms;
}
