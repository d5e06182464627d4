import { type Pence, pence } from '../money/pence.ts';

/** The most that a tip may come to. */
export const maximumTip: Pence = pence(10_000);

/** The tips that are offered beside an amount of the customer's own; none of them is chosen at first. */
export const offeredTips: readonly Pence[] = [pence(100), pence(200), pence(300)];

/** What the checkout of a restaurant that does not take tips answers to one. */
export const noTipsMessage = 'This restaurant does not take tips. Take the tip out to continue.';
