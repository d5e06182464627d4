import type { ApiResult, BreakdownAnswer } from '@tiffin/api';
import { pence } from '@tiffin/domain';
import { expect, test, vi } from 'vitest';
import { refusedWith } from '../toasts/testing/refused-with.ts';
import { priceOrder } from './price-order.ts';

const priced = (discount: number): BreakdownAnswer => ({
  kind: 'priced',
  breakdown: {
    subtotal: pence(2940),
    discount: pence(discount),
    shippingCost: pence(249),
    applicationFeeAmount: pence(99),
    tipAmount: pence(0),
    totalAmount: pence(3288 - discount),
  },
  blockers: [],
});
const expired = { code: 'promo_expired', message: 'OLD5 has expired.' } as const;

type Order = { readonly mode: string; readonly promoCode?: string | undefined };
const backend = (withCode: BreakdownAnswer, without: BreakdownAnswer = priced(0)) =>
  vi.fn(
    async ({ promoCode }: Order): Promise<ApiResult<BreakdownAnswer>> => ({
      ok: true,
      data: promoCode === undefined ? without : withCode,
    }),
  );

test('a good code takes its discount off, in one call', async () => {
  const getBreakdown = backend(priced(294));
  const result = await priceOrder({ mode: 'delivery', promoCode: 'SMOKE10' }, getBreakdown);
  expect(result).toEqual({ ...priced(294), promoRefusal: null });
  expect(getBreakdown).toHaveBeenCalledTimes(1);
});

test('a refused code is named, and the order is priced without it', async () => {
  const getBreakdown = backend({ kind: 'refused', details: null, ...expired });
  const result = await priceOrder({ mode: 'delivery', promoCode: 'OLD5' }, getBreakdown);
  expect(result).toEqual({ ...priced(0), promoRefusal: { promoCode: 'OLD5', ...expired } });
});

test('any other refusal is the result', async () => {
  const refused = { kind: 'refused', code: 'invalid_request', message: 'No.', details: null } as const;
  for (const promoCode of ['SMOKE10', undefined]) {
    const result = await priceOrder({ mode: 'delivery', promoCode }, backend(refused, refused));
    expect(result).toEqual({ kind: 'refused', code: 'invalid_request', message: 'No.' });
  }
});

test('a failure on the way to the second price is a failure', async () => {
  const getBreakdown = async ({ promoCode }: Order): Promise<ApiResult<BreakdownAnswer>> =>
    promoCode === undefined
      ? { ok: false, error: refusedWith(null, 'Not reached.') }
      : { ok: true, data: { kind: 'refused', details: null, ...expired } };
  await expect(priceOrder({ mode: 'delivery', promoCode: 'OLD5' }, getBreakdown)).rejects.toThrow(
    'Not reached.',
  );
});
