import {
  type Allergens,
  allergenChange,
  allergenList,
  allergenSentence,
  formatPounds,
  type LeftReason,
  type Pence,
} from '@tiffin/domain';

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const inWords = (count: number) => small[count] ?? String(count);
const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

/** What customers read when they order again. */
export const reorderStrings = {
  title: 'Order again',
  from: (number: string, date: string) => `From ${number} on ${date}.`,
  changes: (count: number) => {
    if (count === 0) return 'Nothing has changed since then.';
    return `${capital(inWords(count))} ${count === 1 ? 'thing has' : 'things have'} changed since then.`;
  },
  adding: 'Adding to your cart',
  failed: 'Nothing was added. Please try again.',
  retry: 'Try again',
  close: 'Close',
  allergensChanged: (change: string) => `Allergens changed: ${change}`,
  allergensUnknown: (change: string) => `Allergens may have changed: ${change}`,
  leave: 'Leave it out',
  accept: 'Add it anyway',
  accepting: 'Adding it',
  acceptFailed: 'It was not added. Please try again.',
  dearer: 'Costs more now, added',
  cheaper: 'Costs less now, added',
  fewer: 'Fewer than last time, added',
  renamed: 'Called otherwise now, added',
  accepted: 'Allergens changed, added',
  same: 'As before, added',
  leftOut: 'Left out, as you wished',
  left: {
    dish_gone: 'No longer on the menu, not added',
    choice_gone: 'A choice is gone, not added',
    sold_out: 'Sold out, not added',
    not_now: 'Not sold now, not added',
    choice_sold_out: 'A choice is sold out, not added',
    choose_again: 'Needs a new choice, not added',
    allergens_changed: 'Allergens changed, not added',
    over_limit: 'Your cart has enough of it, not added',
    other: 'Not added',
  } satisfies Record<LeftReason | 'other', string>,
  more: (amount: string, quantity: number) =>
    quantity === 1 ? `${amount} more than last time.` : `${amount} more each than last time.`,
  less: (amount: string, quantity: number) =>
    quantity === 1 ? `${amount} less than last time.` : `${amount} less each than last time.`,
  onlySome: (quantity: number, before: number) =>
    `${quantity} of the ${before} from last time: more do not fit into one order.`,
  calledNow: (before: string, now: string) => `“${before}” is now called “${now}”.`,
  was: 'was ',
  now: 'now ',
  sum: (amount: string) => `${amount} added to your cart`,
  nothing: 'Nothing added to your cart',
  count: (pieces: number, asked: number) => {
    if (asked === 0) return dishes(pieces);
    const rest = asked === 1 ? '1 more needs your answer' : `${asked} more need your answer`;
    return pieces === 0 ? rest.replace(' more', '') : `${dishes(pieces)}, ${rest}`;
  },
  undo: 'Undo all',
  toCart: 'Go to cart',
} as const;

/** "50p" or "£1.20": an amount as it is spoken of in a sentence. */
export const amountWords = (amount: Pence) => (amount < 100 ? `${amount}p` : formatPounds(amount));

/** What is new about a dish's allergens, as in "Allergens changed: now contains nuts". */
export function changeWords(before: Allergens | null, now: Allergens | null): string {
  if (before === null && now === null) return 'not stated in full';
  if (now === null) return 'no longer stated';
  if (before === null) return 'now stated';
  const { nowContains, nowMayContain, less } = allergenChange(before, now);
  const words = [
    nowContains.length > 0 ? [`now contains ${allergenList(nowContains)}`] : [],
    nowMayContain.length > 0 ? [`may now contain ${allergenList(nowMayContain)}`] : [],
  ].flat();
  return words.length > 0 ? words.join(', ') : `says less about ${allergenList(less)}`;
}

/** "Contains milk, nuts." */
export const statesNow = (allergens: Allergens | null) => capital(allergenSentence(allergens));

/** "It used to say: contains milk." */
export const statedBefore = (allergens: Allergens | null) =>
  `It used to say: ${allergens === null ? 'not stated.' : allergenSentence(allergens)}`;
