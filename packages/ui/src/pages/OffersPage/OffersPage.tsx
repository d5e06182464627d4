import { formatPounds, type OrderingMode, type Pence, type PromoCode } from '@tiffin/domain';
import { OfferCard } from '../../ordering/OfferCard/OfferCard.tsx';
import type { OfferState } from '../../ordering/OfferStatus/OfferStatus.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { offersStrings } from '../offers-page.strings.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import * as styles from './OffersPage.css.ts';

/** Props of {@link OffersPage}. */
export interface OffersPageProps {
  /** The public promo codes, newest first. */
  offers: readonly PromoCode[];
  /** What an offer is to the order of now. */
  stateOf: (promo: PromoCode) => OfferState;
  /** The order that the offers are held against; null without a dish in the cart. @default null */
  order?: { readonly subtotal: Pence; readonly mode: OrderingMode } | null | undefined;
  /** The restaurant's IANA time zone, in which last days are shown. */
  timeZone: string;
  /** Three dish pictures for the first offer. */
  pictures?: readonly string[] | undefined;
  /** Called when the customer applies a code to the cart; left out for visitors, who have none. */
  onApply?: ((code: string) => void) | undefined;
  /** Called when the customer copies a code; left out where that is not possible. */
  onCopy?: ((promo: PromoCode) => void) | undefined;
  /** The codes could not be read (Spec §8, Toasts). @default false */
  hasFailed?: boolean | undefined;
}

/** Every public promo code with its terms and what it does for the order; the first one large. */
export const OffersPage = ({
  offers,
  stateOf,
  order = null,
  timeZone,
  pictures,
  onApply,
  onCopy,
  hasFailed = false,
}: OffersPageProps) => (
  <>
    <PageHead title={offersStrings.title} note={pageNote(order, onApply !== undefined)} />
    {hasFailed ? (
      <div className={styles.banner}>
        <Banner tone="bad">{offersStrings.failed}</Banner>
      </div>
    ) : offers.length === 0 ? (
      <EmptyState icon="offers" title={offersStrings.emptyTitle} text={offersStrings.emptyText} />
    ) : (
      <div className={styles.offers}>
        {offers.map((promo, index) => (
          <OfferCard
            key={promo.id}
            promo={promo}
            timeZone={timeZone}
            isLead={index === 0}
            pictures={pictures}
            onApply={onApply}
            onCopy={onCopy}
            {...stateOf(promo)}
          />
        ))}
      </div>
    )}
  </>
);

const pageNote = (order: OffersPageProps['order'], hasCart: boolean): string => {
  const { note, noteFor, noteVisitor } = offersStrings;
  if (!hasCart) return noteVisitor;
  return order == null ? note : noteFor(formatPounds(order.subtotal), order.mode);
};
