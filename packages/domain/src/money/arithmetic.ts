import { type Pence, pence, zeroPence } from './pence.ts';

/** The sum of any number of amounts; of none, zero. */
export function addPence(...amounts: readonly Pence[]): Pence {
  return amounts.reduce((sum, amount) => pence(sum + amount), zeroPence);
}

/** What is left of the first amount once the second is taken off; negative when it is the smaller one. */
export function subtractPence(amount: Pence, taken: Pence): Pence {
  return pence(amount - taken);
}

/** An amount times a whole quantity. */
export function multiplyPence(amount: Pence, quantity: number): Pence {
  if (!Number.isSafeInteger(quantity)) {
    throw new RangeError(`A quantity must be a whole number, got ${quantity}`);
  }
  return pence(amount * quantity);
}

/** The smaller of two amounts. */
export function smallerPence(a: Pence, b: Pence): Pence {
  return a < b ? a : b;
}
