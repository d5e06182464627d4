import type { components } from '@tiffin/api/schema';
import type { PromoCode } from '@tiffin/domain';
import type { Handlers } from '../../contract/handler.ts';
import { notFound } from '../../contract/problem.ts';
import { findPublicPromoCode, listPublicPromoCodes } from './promo-codes.store.ts';

const defaultLimit = 20;

/** The promo codes that everybody may see. */
export const promoCodeHandlers = {
  listPublicPromoCodes: async ({ app, restaurantId, query }) => {
    const limit = query.limit ?? defaultLimit;
    const { promoCodes, total } = await listPublicPromoCodes(app.db, restaurantId, app.clock.now(), {
      page: query.page ?? 1,
      limit,
      search: query.search?.trim() ?? '',
      isNewestFirst: query.sort !== 'createdAt',
    });
    return {
      status: 200,
      body: { docs: promoCodes.map(toWire), totalPages: Math.ceil(total / limit), totalDocs: total },
    };
  },

  getPromoCode: async ({ app, restaurantId, params }) => {
    const promo = await findPublicPromoCode(app.db, restaurantId, params.id);
    return promo === null ? notFound('This promo code') : { status: 200, body: toWire(promo) };
  },
} satisfies Partial<Handlers>;

function toWire({ id, ...promo }: PromoCode): components['schemas']['PromoCode'] {
  return { _id: id, ...promo };
}
