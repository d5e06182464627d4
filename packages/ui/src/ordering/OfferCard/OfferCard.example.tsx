import type { PromoCode } from '@tiffin/domain';
import { OfferCard } from '@tiffin/ui';
import { useState } from 'react';

/** One offer, applied to the cart at a press. */
export function Offer({ promo }: { promo: PromoCode }) {
  const [isApplied, setApplied] = useState(false);
  return (
    <OfferCard
      promo={promo}
      timeZone="Europe/London"
      fit={{ kind: 'unpriced' }}
      isApplied={isApplied}
      onApply={() => setApplied(true)}
      onCopy={({ code }) => navigator.clipboard.writeText(code)}
    />
  );
}
