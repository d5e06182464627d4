import type { MenuChoices, MenuIndex } from '../menu/menu-summary.ts';
import { lettersOf, stemOf, wordsOf } from './search-words.ts';

/** A word with its places: positions of dishes or numbers of choices, and how much it counts at each. */
export interface MenuWord {
  readonly word: string;
  readonly stem: string;
  /** Of `lettersOf`, so that most words need not be compared. */
  readonly letters: number;
  readonly places: number[];
  readonly weights: number[];
}

/** The different words of a menu, all and by their stems. */
export interface MenuWords {
  readonly all: readonly MenuWord[];
  readonly withStem: (stem: string) => readonly MenuWord[];
}

/** How much a word counts by where it stands. */
export const weights = { name: 3, category: 2, choice: 1.5, description: 1 } as const;
const heatWords = [[], ['mild'], ['medium', 'spicy'], ['hot', 'spicy']] as const;

/** Takes the dishes' words apart once, so that each search compares different words and not dishes. */
export function collectDishWords(categories: MenuIndex['categories']): MenuWords {
  const { add, wordsIn, collected } = startCollecting();
  let position = 0;
  for (const { name, shortName, items } of categories) {
    const ofCategory = wordsIn(`${name} ${shortName}`);
    for (const item of items) {
      add(wordsIn(item.name), position, weights.name);
      add(ofCategory, position, weights.category);
      add(wordsIn(item.description), position, weights.description);
      add(heatWords[item.heat], position, weights.description);
      position += 1;
    }
  }
  return collected();
}

/** The same for the names of choices. */
export function collectChoiceWords(choices: MenuChoices['choices']): MenuWords {
  const { add, wordsIn, collected } = startCollecting();
  for (const [number, { name }] of choices.entries()) add(wordsIn(name), number, weights.choice);
  return collected();
}

function startCollecting() {
  const known = new Map<string, MenuWord>();
  return {
    wordsIn: rememberWords(),
    add: (words: readonly string[], place: number, weight: number) => {
      for (const word of words) {
        let entry = known.get(word);
        if (entry === undefined) {
          entry = { word, stem: stemOf(word), letters: lettersOf(word), places: [], weights: [] };
          known.set(word, entry);
        }
        entry.places.push(place);
        entry.weights.push(weight);
      }
    },
    collected: (): MenuWords => {
      const byStem = new Map<string, MenuWord[]>();
      for (const entry of known.values()) {
        const same = byStem.get(entry.stem);
        if (same === undefined) byStem.set(entry.stem, [entry]);
        else same.push(entry);
      }
      return { all: [...known.values()], withStem: (stem) => byStem.get(stem) ?? [] };
    },
  };
}

/** Takes texts apart; a menu uses the same few words again and again, and comparing letters by kind is slow. */
function rememberWords(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const wordsIn = (part: string) => {
    const words = known.get(part) ?? wordsOf(part);
    known.set(part, words);
    return words;
  };
  return (text) => joinNegations(text.split(' ').flatMap(wordsIn));
}

/** "No eggs" is not found by "egg": what is left out is one word with what leaves it out. */
function joinNegations(words: readonly string[]): readonly string[] {
  if (!words.includes('no') && !words.includes('without')) return words;
  const isNegation = (word: string | undefined) => word === 'no' || word === 'without';
  return words.map((word, at) => (isNegation(words[at - 1]) ? `no${word}` : word));
}
