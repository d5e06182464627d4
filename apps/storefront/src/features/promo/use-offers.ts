import { useQuery } from '@tanstack/react-query';
import { type PromoCode, toastMessages } from '@tiffin/domain';
import { useEffect } from 'react';
import { toasts } from '../toasts/toasts.ts';
import { promoQueries } from './promo.queries.ts';

/** The public promo codes, newest first, and whether they could not be read. */
export function useOffers(): { readonly offers: readonly PromoCode[]; readonly hasFailed: boolean } {
  const query = useQuery(promoQueries.public());
  return { offers: query.data ?? [], hasFailed: query.isError };
}

/** Shows a toast that the codes could not be read, where the page itself does not (Spec §8). */
export function usePromoFailureToast(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) toasts.failure(toastMessages.promosFetchFailed);
    else toasts.resolve(toastMessages.promosFetchFailed);
  }, [hasFailed]);
}
