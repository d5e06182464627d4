import { type Pence, pence } from './pence.ts';

/**
 * Splits an amount of zero or more in proportion to weights, to the penny: the pennies that rounding down leaves over
 * go to the largest remainders, at a tie to the first. The parts add up to the amount, or are zero when no weight is.
 */
export function splitPence(amount: Pence, weights: readonly Pence[]): readonly Pence[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => pence(0));
  const shares = weights.map((weight, index) => {
    // Beyond 2^53 the product of two amounts would be rounded.
    const product = BigInt(amount) * BigInt(weight);
    return { index, whole: Number(product / sum), remainder: product % sum };
  });
  const left = amount - shares.reduce((total, { whole }) => total + whole, 0);
  const roundedUp = new Set(
    [...shares]
      .sort((a, b) => (a.remainder === b.remainder ? 0 : a.remainder < b.remainder ? 1 : -1))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, whole }) => pence(whole + (roundedUp.has(index) ? 1 : 0)));
}
