import { OffersPage, type OffersPageProps, VisuallyHidden } from '@tiffin/ui';
import { useOrderOffers } from './use-order-offers.ts';

interface CustomerOffersProps {
  /** What the page shows to everyone. */
  readonly page: Pick<OffersPageProps, 'offers' | 'hasFailed' | 'pictures' | 'timeZone' | 'onCopy'>;
}

/** The page of offers for a customer: each offer is held against the order and can be applied to it. */
export default function CustomerOffers({ page }: CustomerOffersProps) {
  const { order, stateOf, onApply, announcement } = useOrderOffers();
  const { cart } = order.cartView;
  return (
    <>
      <OffersPage
        {...page}
        stateOf={stateOf}
        order={
          cart !== null && cart.items.length > 0 ? { subtotal: cart.totalAmount, mode: order.mode } : null
        }
        onApply={onApply}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
