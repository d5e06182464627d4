import { expect, test } from 'vitest';
import { modesWithPause } from './modes-with-pause.ts';
import { usualWaits } from './usual-waits.ts';

const until = '2026-11-20T22:30:00.000Z';

test('a mode that is paused can be paused for longer, and one that the restaurant has not cannot', () => {
  const pause = { modes: ['delivery'], until, reason: 'staff' } as const;
  expect(modesWithPause({ hasDelivery: false, hasCollection: true }, pause)).toEqual([
    'delivery',
    'collection',
  ]);
  expect(modesWithPause({ hasDelivery: false, hasCollection: true }, null)).toEqual(['collection']);
});

test('the usual wait is without the minutes that busy adds, and never below none', () => {
  const terms = {
    deliveryTerms: { minutesFrom: 45, minutesTo: 60 },
    collectionTerms: { minutesFrom: 10, minutesTo: 35 },
  };
  expect(usualWaits(terms, { minutes: 15, until })).toEqual({
    delivery: { minutesFrom: 30, minutesTo: 45 },
    collection: { minutesFrom: 0, minutesTo: 20 },
  });
  expect(usualWaits(terms, null).delivery).toEqual({ minutesFrom: 45, minutesTo: 60 });
});
