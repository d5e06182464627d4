import { decimalDigits } from './decimal-digits.ts';
import { type Pence, pence } from './pence.ts';

/** The currency symbol, in every region (spec §9). */
export const poundSign = '£';

/** Reads the wire's pounds, exactly; throws on more than 2 decimals and on what is not a finite number. */
export function penceFromPounds(pounds: number): Pence {
  const { digits, decimals } = decimalDigits(pounds);
  if (decimals > 2) throw new RangeError(`Pounds have at most 2 decimals, got ${pounds}`);
  return pence(Number(digits * 10n ** BigInt(2 - decimals)));
}

/** Writes an amount as the wire's pounds: the JSON number whose shortest writing has at most 2 decimals. */
export function poundsFromPence(amount: Pence): number {
  return Number(plainPounds(amount));
}

/** An amount as customers read it, always with 2 decimals: "£15.00", "−£3.14", "£1,250.00" (spec §9). */
export function formatPounds(amount: Pence): string {
  const sign = amount < 0 ? '−' : '';
  const [pounds = '', decimals] = plainPounds(pence(Math.abs(amount))).split('.');
  return `${sign}${poundSign}${pounds.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

// Built from digits: dividing by 100 would bring floating point back in.
function plainPounds(amount: Pence): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
