import type { PromoCode } from '@tiffin/domain';
import { OfferStatus, VisuallyHidden } from '@tiffin/ui';
import { useOrderOffers } from './use-order-offers.ts';

/** What an offer of the strip is to the customer's order; what came of a press stands there and is read out. */
export default function OfferAction({ promo }: { readonly promo: PromoCode }) {
  const { stateOf, onApply, announcement } = useOrderOffers();
  return (
    <>
      <OfferStatus promo={promo} onApply={onApply} {...stateOf(promo)} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
