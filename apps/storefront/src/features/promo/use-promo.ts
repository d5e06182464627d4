import { useQuery } from '@tanstack/react-query';
import type { PromoCode } from '@tiffin/domain';
import { promoSummary } from '@tiffin/ui';
import { useClientStore } from '../../browser/use-client-store.ts';
import { promoQueries } from './promo.queries.ts';
import { noPromo, type PromoChoice, promoStore } from './promo-store.ts';

const choice = { get: promoStore.read, subscribe: promoStore.subscribe };

/** The promo choice of this page. */
export function usePromoChoice(): PromoChoice {
  return useClientStore(choice, noPromo);
}

/** The public promo code with these letters, when there is one. */
export function usePublicPromo(code: string | null): PromoCode | null {
  const { data } = useQuery({ ...promoQueries.public(), enabled: code !== null });
  return data?.find((promo) => promo.code === code) ?? null;
}

/** The promo code in force, as cart and checkout show it. */
export function useAppliedPromo(): { code: string; effect: string } | null {
  const { selected } = usePromoChoice();
  const known = usePublicPromo(selected);
  if (selected === null) return null;
  return { code: selected, effect: known === null ? '' : promoSummary(known) };
}
