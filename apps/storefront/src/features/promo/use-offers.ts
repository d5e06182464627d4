import { useQuery } from '@tanstack/react-query';
import { toastMessages } from '@tiffin/domain';
import type { OfferListProps } from '@tiffin/ui';
import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { toasts } from '../toasts/toasts.ts';
import { promoQueries } from './promo.queries.ts';
import { promoStore } from './promo-store.ts';
import { usePromoChoice } from './use-promo.ts';

interface Offers extends OfferListProps {
  readonly hasFailed: boolean;
}

/** The public promo codes with the customer's choice; visitors, who have no cart, cannot apply one. */
export function useOffers(): Offers {
  const query = useQuery(promoQueries.public());
  const { isSignedIn } = useSession();
  const { selected, applying } = usePromoChoice();
  return {
    offers: query.data ?? [],
    hasFailed: query.isError,
    appliedCode: selected,
    applyingCode: applying,
    onApply: isSignedIn ? ({ code }) => promoStore.apply(code) : undefined,
  };
}

/** Shows a toast that the codes could not be read, where the page itself does not (Spec §8). */
export function usePromoFailureToast(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) toasts.failure(toastMessages.promosFetchFailed);
    else toasts.resolve(toastMessages.promosFetchFailed);
  }, [hasFailed]);
}
