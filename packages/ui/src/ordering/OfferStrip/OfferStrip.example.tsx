import type { PromoCode } from '@tiffin/domain';
import { OfferStrip } from '@tiffin/ui';
import { useState } from 'react';

/** The public offers above the menu. */
export function Offers({ offers }: { offers: readonly PromoCode[] }) {
  const [applied, setApplied] = useState<string | null>(null);
  return <OfferStrip offers={offers} appliedCode={applied} onApply={({ code }) => setApplied(code)} />;
}
