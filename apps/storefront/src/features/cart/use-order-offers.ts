import { offerFit, type PromoCode } from '@tiffin/domain';
import type { OfferState } from '@tiffin/ui';
import { usePromoChoice } from '../promo/use-promo.ts';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useApplyPromo } from './use-apply-promo.ts';
import { type CheckoutState, useOrder } from './use-order.ts';

interface OrderOffers {
  readonly order: CheckoutState;
  /** What a public promo code is to the order. */
  readonly stateOf: (promo: PromoCode) => OfferState;
  readonly onApply: (code: string) => void;
  /** What came of the last press, for those who hear the page. */
  readonly announcement: string;
}

/** Public promo codes as offers to the customer's order: what each does for it, and applying one. */
export function useOrderOffers(): OrderOffers {
  const order = useOrder(useRestaurant(), { refetchOnMount: false });
  const { apply, applyingCode, failure, announcement } = useApplyPromo('offer', order.mode);
  const { refusal } = usePromoChoice();
  const chosen = order.promo;
  const stateOf = (promo: PromoCode): OfferState => {
    const { code } = promo;
    const isChosen = code === chosen?.code;
    const isRefused = refusal?.promoCode === code && refusal.place === 'offer';
    return {
      fit: offerFit(promo, order.offerOrder),
      isApplied: isChosen,
      isInstead: chosen !== null && !isChosen,
      isApplying: code === applyingCode,
      refusal: isChosen ? (chosen.problem ?? undefined) : isRefused ? refusal.message : undefined,
      failure: failure?.code === code ? failure.message : undefined,
    };
  };
  return { order, stateOf, onApply: apply, announcement };
}
