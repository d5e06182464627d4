import { useQuery } from '@tanstack/react-query';
import type { PromoCode } from '@tiffin/domain';
import { useSyncExternalStore } from 'react';
import { promoQueries } from './promo.queries.ts';
import { type PromoChoice, promoStore } from './promo-store.ts';

/** The promo choice of this page. */
export function usePromoChoice(): PromoChoice {
  return useSyncExternalStore(promoStore.subscribe, promoStore.read, promoStore.readOnServer);
}

/** The public promo code with these letters, when there is one. */
export function usePublicPromo(code: string | null): PromoCode | null {
  const { data } = useQuery({ ...promoQueries.public(), enabled: code !== null });
  return data?.find((promo) => promo.code === code) ?? null;
}
