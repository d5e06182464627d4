import type { DietaryMark } from '../menu/menu.ts';
import { editDistance } from './edit-distance.ts';
import { wordsOf } from './search-words.ts';

/** A diet that a search asks for in words, and which of its words say so. */
interface DietInWords {
  readonly diet: DietaryMark;
  readonly from: number;
  readonly to: number;
}

const phrases: readonly (readonly [DietaryMark, RegExp])[] = [
  ['vegan', /^(?:plant based|animal free)$/],
  ['vegetarian', /^(?:meat free|no meat|without meat)$/],
  ['gluten_free', /^(?:glu?tt?[ei]n free|no gluten|without gluten|non gluten)$/],
];
const words: readonly (readonly [DietaryMark, RegExp])[] = [
  ['vegan', /^(?:vega|vegans?|plantbased)$/],
  ['vegetarian', /^(?:veg|veggies?|vegg?i?|vege|veget|vegeta|vegetar\w*|meatfree|meatless)$/],
  ['gluten_free', /^(?:gf|glutenfree)$/],
  ['halal', /^(?:halal|halaal|hallal|helal)$/],
];
// Whoever writes "non veg" wants meat.
const negations = new Set(['non', 'not', 'no']);

function dietOfWord(word: string): DietaryMark | undefined {
  const known = words.find(([, pattern]) => pattern.test(word));
  if (known !== undefined) return known[0];
  if (word.length >= 8 && editDistance(word, 'vegetarian', 2) <= 2) return 'vegetarian';
  return word.length >= 4 && word.startsWith('v') && editDistance(word, 'vegan', 1) <= 1
    ? 'vegan'
    : undefined;
}

/** The diets that words ask for. */
export function dietsInWords(given: readonly string[]): readonly DietInWords[] {
  const found: DietInWords[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const phrase = given.slice(at, at + 2).join(' ');
    const inPhrase = phrases.find(([, pattern]) => pattern.test(phrase));
    const diet = inPhrase?.[0] ?? dietOfWord(given[at] ?? '');
    if (diet === undefined || (inPhrase === undefined && negations.has(given[at - 1] ?? ''))) continue;
    const to = at + (inPhrase === undefined ? 1 : 2);
    found.push({ diet, from: at, to });
    at = to - 1;
  }
  return found;
}

/** The diets that a text asks for, each once. */
export function dietsInText(text: string): readonly DietaryMark[] {
  return [...new Set(dietsInWords(wordsOf(text)).map(({ diet }) => diet))];
}

/** The text without the words that ask for these diets. */
export function withoutDietWords(text: string, diets: readonly DietaryMark[]): string {
  const pieces = text.split(/([^\p{L}\p{N}]+)/u);
  // Words stand between the gaps: at the even places.
  const given = pieces.filter((_, place) => place % 2 === 0);
  const inWords = dietsInWords(given.map((word) => wordsOf(word)[0] ?? ''));
  const gone = inWords.filter(({ diet }) => diets.includes(diet));
  const isGone = (at: number) => gone.some(({ from, to }) => at >= from && at < to);
  return given.filter((word, at) => word !== '' && !isGone(at)).join(' ');
}
