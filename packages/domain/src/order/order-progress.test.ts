import { describe, expect, test } from 'vitest';
import { orderStatuses } from '../order-lifecycle/order-status.ts';
import type { OrderStatus } from './order.ts';
import { hasOrderEnded, hasOrderFailed, isOrderClosed } from './order-end.ts';
import { expectedTime, orderedAt, reachedAt } from './order-progress.ts';

describe('how an order ended', () => {
  const statuses: readonly OrderStatus[] = [...orderStatuses, 'in_progress'];

  test('the restaurant or the customer closed it', () => {
    expect(statuses.filter(isOrderClosed)).toEqual(['declined', 'cancelled']);
  });

  test('no food comes of it', () => {
    expect(statuses.filter(hasOrderFailed)).toEqual([
      'payment_expired',
      'payment_failed',
      'declined',
      'cancelled',
    ]);
  });

  test('its page is followed no longer, but goes on for a state that it does not know', () => {
    expect(statuses.filter(hasOrderEnded)).toEqual([
      'payment_expired',
      'payment_failed',
      'completed',
      'declined',
      'cancelled',
    ]);
  });
});

describe('when an order is expected', () => {
  const estimated = { estimatedFrom: '18:30', estimatedTo: '18:45' };
  const promised = { promisedFrom: '19:00', promisedTo: '19:10' };
  const nothingPromised = { promisedFrom: null, promisedTo: null };

  test('the promise counts, the estimate only until there is one', () => {
    expect(expectedTime({ ...estimated, ...nothingPromised })).toEqual({ from: '18:30', to: '18:45' });
    expect(expectedTime({ ...estimated, ...promised })).toEqual({ from: '19:00', to: '19:10' });
  });

  test('half a time is none', () => {
    expect(expectedTime({ ...estimated, ...nothingPromised, estimatedFrom: null })).toBeNull();
    expect(expectedTime({ ...estimated, ...nothingPromised, estimatedTo: null })).toBeNull();
  });
});

test('an order was ready when it was ready last: the first time may have been undone', () => {
  const timeline = [
    { status: 'preparing', at: '18:00' },
    { status: 'ready', at: '18:20' },
    { status: 'preparing', at: '18:21' },
    { status: 'ready', at: '18:25' },
    { status: 'completed', at: '18:40' },
  ] as const;
  expect(reachedAt({ timeline }, 'ready')).toBe('18:25');
  expect(reachedAt({ timeline }, 'out_for_delivery')).toBeUndefined();
});

test('an order counts from when it was placed; before that from when it was begun', () => {
  const createdAt = '2026-11-20T18:36:40.000Z';
  const placedAt = '2026-11-20T18:37:05.000Z';
  expect(orderedAt({ createdAt, placedAt })).toBe(placedAt);
  expect(orderedAt({ createdAt, placedAt: null })).toBe(createdAt);
});
