import { foldText } from '../text/fold-text.ts';

/** The words of a text as a search compares them: no case, no accents. */
export function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .replace(/['’]s\b/g, 's')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A word without the ending of its English plural, so that "curry" is "curries". */
export function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:[sx]|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Which letters a word has, as a bit each; the same letter has the same bit in every word. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

/** How many letters of the first word the second one does not have, of letters that share no bit. */
export function countMissing(wanted: number, given: number): number {
  let count = 0;
  for (let missing = wanted & ~given; missing !== 0; missing &= missing - 1) count += 1;
  return count;
}

const fillers = new Set(
  'a an and any can dish dishes do extra find food for have i in is me meal menu my of on option options or please serve show some something that the there to want what with you'.split(
    ' ',
  ),
);

/** The words that say what is wanted; all of them when there are no others. */
export function meaningfulWords(words: readonly string[]): readonly string[] {
  const wanted = words.filter((word) => !fillers.has(word));
  return wanted.length === 0 ? words : wanted;
}

/** Whether a word says nothing of what is wanted, such as "with". */
export const isFiller = (word: string): boolean => fillers.has(word);
