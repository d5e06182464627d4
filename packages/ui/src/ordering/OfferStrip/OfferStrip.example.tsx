import { type OfferOrder, offerFit, type PromoCode } from '@tiffin/domain';
import { OfferStatus, OfferStrip } from '@tiffin/ui';
import { useState } from 'react';

/** The public offers above the menu, and what they do for the order. */
export function Offers({ offers, order }: { offers: readonly PromoCode[]; order: OfferOrder }) {
  const [applied, setApplied] = useState<string | null>(null);
  const status = (promo: PromoCode) => (
    <OfferStatus
      promo={promo}
      fit={offerFit(promo, order)}
      isApplied={promo.code === applied}
      onApply={setApplied}
    />
  );
  return <OfferStrip offers={offers} mode={order.mode} status={status} />;
}
