import { type PromoCode, pence } from '@tiffin/domain';
import type { Wire } from '../wire.ts';

/** Reads a promo code. */
export function readPromoCode({ _id, minimumOrder, ...same }: Wire['PromoCode']): PromoCode {
  return { ...same, id: _id, minimumOrder: pence(minimumOrder) };
}
