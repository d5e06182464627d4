import { editDistance } from '../menu-search/edit-distance.ts';

const lettersPerSlip = 3;

/** The one of the known words that someone may have meant: within one slip for every three letters, whatever the case. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const written = word.toLowerCase();
  const limit = Math.max(1, Math.floor(word.length / lettersPerSlip));
  return known
    .map((each) => ({ each, slips: editDistance(written, each.toLowerCase(), limit) }))
    .filter(({ slips }) => slips <= limit)
    .sort((a, b) => a.slips - b.slips)[0]?.each;
}
