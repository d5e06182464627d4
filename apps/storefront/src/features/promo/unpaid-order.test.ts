import { pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { noPromo } from './promo-store.ts';
import { droppedCode } from './unpaid-order.ts';

const unpaid = { status: 'pending_payment', promoCode: 'SMOKE10' } as const;

test.each(['pending_payment', 'payment_expired', 'payment_failed'] as const)(
  'the code of an order that is %s is offered again',
  (status) => {
    expect(droppedCode({ ...unpaid, status }, noPromo)).toBe('SMOKE10');
  },
);

test.each(['in_progress', 'placed', 'accepted', 'completed', 'declined', 'cancelled'] as const)(
  'the code of an order that is %s has been used',
  (status) => {
    expect(droppedCode({ ...unpaid, status }, noPromo)).toBeNull();
  },
);

test('nothing is offered before the order is known, nor where it had no code', () => {
  expect(droppedCode(undefined, noPromo)).toBeNull();
  expect(droppedCode({ ...unpaid, promoCode: null }, noPromo)).toBeNull();
});

test('a chosen code is not talked over, and a refused one not offered', () => {
  expect(droppedCode(unpaid, { selected: 'SMOKE10', refusal: null })).toBeNull();
  expect(droppedCode(unpaid, { selected: 'GRILL3', refusal: null })).toBeNull();
  const refusal = {
    promoCode: 'SMOKE10',
    reason: 'promo_expired',
    message: 'SMOKE10 has expired.',
    mode: 'delivery',
    subtotal: pence(1800),
    place: 'cart',
  } as const;
  expect(droppedCode(unpaid, { selected: null, refusal })).toBeNull();
});
