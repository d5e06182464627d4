import type { PromoCode } from '@tiffin/domain';
import { OfferCard } from '../../ordering/OfferCard/OfferCard.tsx';
import type { OfferListProps } from '../../ordering/OfferStrip/OfferStrip.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { pageStrings } from '../pages.strings.ts';
import * as styles from './OffersPage.css.ts';

/** Props of {@link OffersPage}. */
export interface OffersPageProps extends OfferListProps {
  /** The restaurant's IANA time zone, in which last days are shown. */
  timeZone: string;
  /** Three dish pictures for the first offer. */
  pictures?: readonly string[] | undefined;
  /** Called when the customer copies a code; left out where that is not possible. */
  onCopy?: ((promo: PromoCode) => void) | undefined;
  /** The codes could not be read (Spec §8, Toasts). @default false */
  hasFailed?: boolean | undefined;
}

/** Every public promo code with its terms; the first one large. */
export const OffersPage = ({
  offers,
  timeZone,
  appliedCode,
  applyingCode,
  onApply,
  onCopy,
  pictures,
  hasFailed = false,
}: OffersPageProps) => (
  <>
    <PageHead
      title={pageStrings.offers.title}
      note={onApply === undefined ? pageStrings.offers.noteVisitor : pageStrings.offers.note}
    />
    {hasFailed ? (
      <div className={styles.banner}>
        <Banner tone="bad">{pageStrings.offers.failed}</Banner>
      </div>
    ) : offers.length === 0 ? (
      <EmptyState icon="offers" title={pageStrings.offers.emptyTitle} text={pageStrings.offers.emptyText} />
    ) : (
      <div className={styles.offers}>
        {offers.map((promo, index) => (
          <OfferCard
            key={promo.id}
            promo={promo}
            timeZone={timeZone}
            isLead={index === 0}
            pictures={pictures}
            isApplied={promo.code === appliedCode}
            isApplying={promo.code === applyingCode}
            onApply={onApply}
            onCopy={onCopy}
          />
        ))}
      </div>
    )}
  </>
);
