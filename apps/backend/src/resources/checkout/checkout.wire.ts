import type { components } from '@tiffin/api/schema';
import type { CheckoutBlocker } from '@tiffin/domain';
import type { Quote } from './quote.ts';

/** A quote as the contract writes it: pence, with every blocker. */
export function breakdownToWire({
  breakdown,
  blockers,
}: Pick<Quote, 'breakdown' | 'blockers'>): components['schemas']['Breakdown'] {
  return {
    ...breakdown,
    blockers: blockers.map(blockerToWire),
  };
}

/** One blocker as the contract writes it. */
export function blockerToWire({ code, message, amount }: CheckoutBlocker): components['schemas']['Blocker'] {
  return { code, message, ...(amount === undefined ? {} : { amount }) };
}
