import type { components } from '@tiffin/api/schema';
import type { PromoCode } from '@tiffin/domain';
import type { Handlers } from '../../contract/handler.ts';
import { pageBody, readPage } from '../../contract/page.ts';
import { notFound } from '../../contract/problem.ts';
import { findPublicPromoCode, listPublicPromoCodes } from './promo-codes.store.ts';

/** The promo codes that everybody may see. */
export const promoCodeHandlers = {
  listPublicPromoCodes: async ({ app, restaurantId, query }) => {
    const page = readPage(query);
    const { promoCodes, total } = await listPublicPromoCodes(app.db, restaurantId, app.clock.now(), {
      ...page,
      search: query.search?.trim() ?? '',
      isNewestFirst: query.sort !== 'createdAt',
    });
    return { status: 200, body: pageBody(promoCodes.map(promoCodeToWire), total, page) };
  },

  getPromoCode: async ({ app, restaurantId, params }) => {
    const promo = await findPublicPromoCode(app.db, restaurantId, params.id);
    return promo === null ? notFound('This promo code') : { status: 200, body: promoCodeToWire(promo) };
  },
} satisfies Partial<Handlers>;

function promoCodeToWire({ id, categories, days, ...promo }: PromoCode): components['schemas']['PromoCode'] {
  return {
    _id: id,
    ...promo,
    ...(categories && {
      categories: categories.map((category) => ({ _id: category.id, name: category.name })),
    }),
    ...(days && { days: [...days] }),
  };
}
