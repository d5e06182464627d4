import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offeredModes, resolveOrderingMode } from './offered-modes.ts';
import {
  defaultOrderingMode,
  type OrderingMode,
  orderingModeNames,
  orderingModes,
  parseOrderingMode,
} from './ordering-mode.ts';

test.each([
  [true, true, 'both', null],
  [true, false, 'delivery_only', 'Delivery only available at the moment'],
  [false, true, 'collection_only', 'Collection only available at the moment'],
  [false, false, 'none', 'No delivery or collection options available at the moment.'],
])('delivery %s and collection %s: %s', (hasDelivery, hasCollection, kind, message) => {
  expect(offeredModes({ hasDelivery, hasCollection })).toEqual({ kind, message });
});

describe('resolveOrderingMode', () => {
  const modes: OrderingMode[] = ['delivery', 'collection'];

  test('keeps to the preference when both are offered', () => {
    const offered = offeredModes({ hasDelivery: true, hasCollection: true });
    expect(modes.map((mode) => resolveOrderingMode(mode, offered))).toEqual(modes);
  });

  test('switches to the only one offered', () => {
    const offered = offeredModes({ hasDelivery: false, hasCollection: true });
    expect(resolveOrderingMode('delivery', offered)).toBe('collection');
  });

  test('is always one that is offered, and none only when none is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...modes),
        fc.boolean(),
        fc.boolean(),
        (preferred, hasDelivery, hasCollection) => {
          const mode = resolveOrderingMode(preferred, offeredModes({ hasDelivery, hasCollection }));
          if (mode === null) expect([hasDelivery, hasCollection]).toEqual([false, false]);
          else expect(mode === 'delivery' ? hasDelivery : hasCollection).toBe(true);
          if (preferred === 'delivery' && hasDelivery) expect(mode).toBe('delivery');
          if (preferred === 'collection' && hasCollection) expect(mode).toBe('collection');
        },
      ),
    );
  });
});

test('customers read the modes by their names in the order in which they are offered', () => {
  expect(orderingModes.map((mode) => orderingModeNames[mode])).toEqual(['Delivery', 'Collection']);
});

describe('parseOrderingMode', () => {
  test.each([
    ['delivery', 'delivery'],
    ['collection', 'collection'],
    ['Collection', 'collection'],
    ['Collect', 'collection'],
    [' COLLECT ', 'collection'],
    ['', 'delivery'],
    ['drone', 'delivery'],
    [null, 'delivery'],
    [undefined, 'delivery'],
  ])('%j is %s', (text, mode) => {
    expect(parseOrderingMode(text)).toBe(mode);
  });

  test('never fails on what a cookie may hold', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['delivery', 'collection']).toContain(parseOrderingMode(text));
      }),
    );
    expect(defaultOrderingMode).toBe('delivery');
  });
});
