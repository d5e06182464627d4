import { type OfferOrder, offerFit, type PromoCode } from '@tiffin/domain';
import { OfferStatus } from '@tiffin/ui';
import { useState } from 'react';

/** Apply, or why not, beside a code of your own. */
export function Offer({ promo, order }: { promo: PromoCode; order: OfferOrder }) {
  const [isApplied, setApplied] = useState(false);
  return (
    <p>
      {promo.code}
      <OfferStatus
        promo={promo}
        fit={offerFit(promo, order)}
        isApplied={isApplied}
        onApply={() => setApplied(true)}
      />
    </p>
  );
}
