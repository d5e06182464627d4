import { useQuery } from '@tanstack/react-query';
import { toastMessages } from '@tiffin/domain';
import type { OfferListProps } from '@tiffin/ui';
import { useEffect } from 'react';
import { notices } from '../notices/notices.ts';
import { useSession } from '../session/use-session.ts';
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

/** Tells in a toast that the codes could not be read, where the page itself does not (Spec §8). */
export function usePromoFailureToast(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) notices.failure(toastMessages.promosFetchFailed);
  }, [hasFailed]);
}
