import { decimalDigits } from './decimal-digits.ts';
import { type Pence, pence } from './pence.ts';

/** A percentage of an amount, rounded half up to the penny; exact for percentages such as 12.5 too. */
export function percentOf(amount: Pence, percent: number): Pence {
  const { digits, decimals } = decimalDigits(percent);
  const numerator = BigInt(amount) * digits;
  const denominator = 100n * 10n ** BigInt(decimals);
  return pence(Number(divideHalfUp(numerator, denominator)));
}

function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator;
  const quotient = doubled / (2n * denominator);
  // BigInt division cuts towards zero; half up means down to the floor for negative amounts.
  return doubled < 0n && doubled % (2n * denominator) !== 0n ? quotient - 1n : quotient;
}
