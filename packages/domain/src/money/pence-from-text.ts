import type { Pence } from './pence.ts';
import { penceFromPounds, poundSign } from './pounds.ts';

/** The amount that someone has typed, as "12.50", "12,5" or "£12"; null where the text is none. */
export function penceFromText(text: string): Pence | null {
  const plain = text.trim().replace(poundSign, '').trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? penceFromPounds(Number(plain)) : null;
}
