import type { PromoCode } from '@tiffin/domain';
import { OffersPage } from '@tiffin/ui';
import { useState } from 'react';

/** All public offers with their terms. */
export function AllOffers({ offers }: { offers: readonly PromoCode[] }) {
  const [applied, setApplied] = useState<string | null>(null);
  return (
    <OffersPage
      offers={offers}
      timeZone="Europe/London"
      appliedCode={applied}
      onApply={({ code }) => setApplied(code)}
      onCopy={({ code }) => navigator.clipboard.writeText(code)}
    />
  );
}
