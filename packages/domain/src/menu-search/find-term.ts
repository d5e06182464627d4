import { isAllergenName } from './allergen-words.ts';
import { editDistance } from './edit-distance.ts';
import { type MenuWord, type MenuWords, weights } from './menu-words.ts';
import { countMissing, lettersOf, stemOf } from './search-words.ts';
import { synonymsOf, wordsWithSynonyms } from './synonyms.ts';

/** What a term scores in a dish or choice, and the menu's word that it was found by. */
export interface Hit {
  readonly score: number;
  readonly word: string;
}

/** Where a term of a search is found. */
export interface TermHits {
  /** What it reads like without its slips. */
  readonly corrected: string;
  readonly dishes: ReadonlyMap<number, Hit>;
  readonly choices: ReadonlyMap<number, Hit>;
}

/** The words that a search looks through. */
export interface SearchedWords {
  readonly dishes: MenuWords;
  readonly choices: MenuWords;
}

/** How much a word of the menu is like a wanted one, from 1 for the same down to 0 for another one. */
type Likeness = (entry: MenuWord) => number;

const ofSynonym = 0.7;

/**
 * Finds a term by its words, their beginnings and synonyms; where the menu has none of these, by parts of words, and at
 * last by words that lie a slip of the finger away.
 */
export function findTerm(words: SearchedWords, term: string): TermHits {
  const written = findWritten(words, term);
  if (hasHits(written) || term.includes(' ') || isAllergenName(term)) return written;
  const hits = emptyHits();
  addHits(hits, words, [(list) => scored(list.all, asPart(term))]);
  return hasHits(hits) ? { corrected: term, ...hits } : findMistyped(words, term);
}

/** Finds an allergen that is a food as well: as a whole word of dishes' names, nowhere else. */
export function findInNames(dishes: MenuWords, term: string): TermHits {
  const found = [...placesOf(scored(dishes.all, asWritten(term)))];
  const inNames = found.filter(([, { score }]) => score === weights.name);
  return { corrected: term, dishes: new Map(inNames), choices: new Map() };
}

function findWritten(words: SearchedWords, term: string): TermHits {
  const hits = emptyHits();
  addHits(
    hits,
    words,
    term.split(' ').map((part) => (list: MenuWords) => scored(list.all, asWritten(part))),
  );
  for (const synonym of synonymsFor(term)) {
    addHits(
      hits,
      words,
      synonym.split(' ').map((stem) => (list: MenuWords) => scored(list.withStem(stem), () => ofSynonym)),
    );
  }
  return { corrected: term, ...hits };
}

function findMistyped(words: SearchedWords, term: string): TermHits {
  const apart = splitWord(words, term);
  if (apart !== undefined) return findWritten(words, apart);
  const hits = emptyHits();
  addHits(hits, words, [(list) => scored(list.all, asMistyped(term, slipsAllowed(term)))]);
  const [best] = [...hits.dishes.values(), ...hits.choices.values()].sort((a, b) => b.score - a.score);
  if (best !== undefined) return { corrected: best.word, ...hits };
  const stem = stemOf(term);
  const meant = synonymsOf(stem).length > 0 || stem.length < 4 ? [] : wordsWithSynonyms;
  const inSynonyms = meant
    .filter((key) => editDistance(key, stem, 1) === 1)
    .map((key) => findWritten(words, key))
    .find(hasHits);
  return inSynonyms ?? { corrected: term, ...hits };
}

/** Two words of the menu that were written as one: "roganjosh". */
function splitWord(words: SearchedWords, term: string): string | undefined {
  for (let end = 3; end <= term.length - 3; end += 1) {
    const parts = [term.slice(0, end), term.slice(end)];
    const isWord = (part: string) =>
      words.dishes.withStem(stemOf(part)).length + words.choices.withStem(stemOf(part)).length > 0;
    if (parts.every(isWord)) return parts.join(' ');
  }
  return undefined;
}

/** Its own synonyms, and those of the words that it may become. */
function synonymsFor(term: string): readonly string[] {
  const own = synonymsOf(term.split(' ').map(stemOf).join(' '));
  if (own.length > 0 || term.length < 4) return own;
  return wordsWithSynonyms.filter((key) => key.startsWith(term)).flatMap((key) => [key, ...synonymsOf(key)]);
}

const asWritten = (wanted: string): Likeness => {
  const stem = stemOf(wanted);
  // "Egg" is not an eggplant.
  const isWhole = isAllergenName(wanted);
  return (entry) => {
    if (entry.word === wanted || entry.stem === stem) return 1;
    return !isWhole && entry.word.startsWith(wanted) ? 0.8 : 0;
  };
};

const asPart =
  (wanted: string): Likeness =>
  ({ word }) =>
    wanted.length > 3 && word.includes(wanted) ? 0.6 : 0;

const slipsAllowed = (wanted: string) => (wanted.length >= 8 ? 2 : wanted.length >= 3 ? 1 : 0);

const asMistyped = (wanted: string, allowed: number): Likeness => {
  // Of three letters one may be missing or swapped; with another one it is another word.
  const isShort = wanted.length === 3;
  const wantedLetters = lettersOf(wanted);
  return ({ word, letters }) => {
    // Each slip takes one letter away at most.
    if (countMissing(wantedLetters, letters) > allowed || isAllergenName(word)) return 0;
    if (isShort && (word[0] !== wanted[0] || (word.length !== 4 && !isSwapped(word, wanted)))) return 0;
    if (editDistance(word, wanted, allowed) <= allowed) return 0.5;
    // Someone still typing may have mistyped the beginning.
    const beginning = word.slice(0, wanted.length);
    return wanted.length > 5 && editDistance(beginning, wanted, allowed) <= allowed ? 0.4 : 0;
  };
};

const isSwapped = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('');

interface Hits {
  readonly dishes: Map<number, Hit>;
  readonly choices: Map<number, Hit>;
}

const emptyHits = (): Hits => ({ dishes: new Map(), choices: new Map() });
const hasHits = ({ dishes, choices }: Omit<TermHits, 'corrected'>) => dishes.size + choices.size > 0;

interface ScoredWord {
  readonly entry: MenuWord;
  readonly alike: number;
}

const scored = (words: readonly MenuWord[], likeness: Likeness): readonly ScoredWord[] =>
  words.map((entry) => ({ entry, alike: likeness(entry) })).filter(({ alike }) => alike > 0);

type FindWords = (list: MenuWords) => readonly ScoredWord[];

/** Adds the places that have a word of each kind that is wanted; the least of their scores counts. */
function addHits(hits: Hits, words: SearchedWords, wanted: readonly FindWords[]): void {
  for (const list of ['dishes', 'choices'] as const) {
    const [first, ...others] = wanted.map((findWords) => placesOf(findWords(words[list])));
    for (const [at, hit] of first ?? []) {
      const all = others.length === 0 ? hit : combine([hit, ...others.map((found) => found.get(at))]);
      const known = hits[list].get(at);
      if (all !== undefined && (known === undefined || known.score < all.score)) hits[list].set(at, all);
    }
  }
}

function combine(found: readonly (Hit | undefined)[]): Hit | undefined {
  const all = found.filter((hit) => hit !== undefined);
  if (all.length < found.length) return undefined;
  return {
    score: Math.min(...all.map(({ score }) => score)),
    word: all.map(({ word }) => word).join(' '),
  };
}

function placesOf(alike: readonly ScoredWord[]): ReadonlyMap<number, Hit> {
  const found = new Map<number, Hit>();
  for (const { entry, alike: share } of alike) {
    const hits = new Map<number, Hit>();
    for (const [index, at] of entry.places.entries()) {
      const weight = entry.weights[index] ?? 0;
      const score = weight * share;
      const known = found.get(at);
      if (known !== undefined && known.score >= score) continue;
      // The same word counts the same at most places: they share one object.
      let hit = hits.get(weight);
      if (hit === undefined) {
        hit = { score, word: entry.word };
        hits.set(weight, hit);
      }
      found.set(at, hit);
    }
  }
  return found;
}
