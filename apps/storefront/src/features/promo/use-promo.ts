import { useQuery } from '@tanstack/react-query';
import type { PromoCode } from '@tiffin/domain';
import { useClientStore } from '../../browser/use-client-store.ts';
import { promoQueries } from './promo.queries.ts';
import { noPromo, type PromoChoice, promoStore } from './promo-store.ts';

const choice = { get: promoStore.read, subscribe: promoStore.subscribe };
const noPromos: readonly PromoCode[] = [];

/** The promo choice of this page. */
export function usePromoChoice(): PromoChoice {
  return useClientStore(choice, noPromo);
}

/** The promo codes that everybody may see, as far as they have been read. */
export function usePublicPromos(): readonly PromoCode[] {
  const { data } = useQuery(promoQueries.public());
  return data ?? noPromos;
}
