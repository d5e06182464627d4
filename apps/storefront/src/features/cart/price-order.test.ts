import { ApiError, type ApiResult, type BreakdownAnswer } from '@tiffin/api';
import { pence } from '@tiffin/domain';
import { expect, test, vi } from 'vitest';
import { priceOrder } from './price-order.ts';

const priced = (discount: number): BreakdownAnswer => ({
  kind: 'priced',
  breakdown: {
    subtotal: pence(2940),
    discount: pence(discount),
    shippingCost: pence(249),
    applicationFeeAmount: pence(99),
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
  expect(result).toEqual({ ok: true, value: { ...priced(294), promoRefusal: null } });
  expect(getBreakdown).toHaveBeenCalledTimes(1);
});

test('a refused code is named, and the order is priced without it', async () => {
  const getBreakdown = backend({ kind: 'refused', details: null, ...expired });
  const result = await priceOrder({ mode: 'delivery', promoCode: 'OLD5' }, getBreakdown);
  expect(result).toEqual({
    ok: true,
    value: { ...priced(0), promoRefusal: { promoCode: 'OLD5', ...expired } },
  });
});

test('any other refusal is the result', async () => {
  const refused = { kind: 'refused', code: 'invalid_request', message: 'No.', details: null } as const;
  for (const promoCode of ['SMOKE10', undefined]) {
    const result = await priceOrder({ mode: 'delivery', promoCode }, backend(refused, refused));
    expect(result).toEqual({ ok: true, value: { kind: 'refused', code: 'invalid_request', message: 'No.' } });
  }
});

test('a failure on the way to the second price is a failure', async () => {
  const error = new ApiError({
    kind: 'network',
    status: null,
    code: null,
    message: 'Not reached.',
    details: null,
    retryAfterSeconds: null,
    requestId: null,
  });
  const getBreakdown = async ({ promoCode }: Order): Promise<ApiResult<BreakdownAnswer>> =>
    promoCode === undefined
      ? { ok: false, error }
      : { ok: true, data: { kind: 'refused', details: null, ...expired } };
  expect(await priceOrder({ mode: 'delivery', promoCode: 'OLD5' }, getBreakdown)).toMatchObject({
    ok: false,
    failure: { message: 'Not reached.' },
  });
});
