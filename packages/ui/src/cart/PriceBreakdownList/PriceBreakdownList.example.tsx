import type { PriceBreakdown } from '@tiffin/domain';
import { PriceBreakdownList } from '@tiffin/ui';

/** What the order costs, as the server reckons it. */
export function Costs({ breakdown }: { breakdown: PriceBreakdown }) {
  return <PriceBreakdownList breakdown={breakdown} mode="delivery" promoCode="SMOKE10" />;
}
