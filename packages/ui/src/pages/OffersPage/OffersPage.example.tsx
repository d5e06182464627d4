import { type OfferOrder, offerFit, type PromoCode } from '@tiffin/domain';
import { OffersPage } from '@tiffin/ui';
import { useState } from 'react';

/** All public offers with their terms, and what each does for an order. */
export function AllOffers({ offers, order }: { offers: readonly PromoCode[]; order: OfferOrder }) {
  const [applied, setApplied] = useState<string | null>(null);
  return (
    <OffersPage
      offers={offers}
      timeZone="Europe/London"
      stateOf={(promo) => ({ fit: offerFit(promo, order), isApplied: promo.code === applied })}
      onApply={setApplied}
      onCopy={({ code }) => navigator.clipboard.writeText(code)}
    />
  );
}
