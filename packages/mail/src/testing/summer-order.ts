import type { Order } from '@tiffin/domain';
import { countedLines } from '@tiffin/domain/testing/counted-order';
import { summerEvening } from '@tiffin/domain/testing/summer-evening';
import { acceptedOrder } from './mail-fixtures.ts';

/** An instant some minutes after the summer evening began, ISO 8601. */
export const summerAfter = (minutes: number) =>
  new Date(summerEvening.getTime() + minutes * 60_000).toISOString();

/** One, two and twelve of a dish, with choices and a discount; placed on the summer evening, promised 35 minutes later. */
export const summerOrder: Order = {
  ...acceptedOrder,
  createdAt: summerAfter(-2),
  placedAt: summerAfter(0),
  ...countedLines,
  estimatedFrom: summerAfter(30),
  estimatedTo: summerAfter(40),
  acceptBy: summerAfter(5),
  promisedFrom: summerAfter(35),
  promisedTo: summerAfter(35),
  timeline: [
    { status: 'placed', at: summerAfter(0) },
    { status: 'accepted', at: summerAfter(2) },
  ],
};
