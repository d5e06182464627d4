import { formatPounds, type PromoCode, zeroPence } from '@tiffin/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { orderingStrings, promoStrings } from '../ordering.strings.ts';
import { promoSummary } from '../promo-wording.ts';
import * as styles from './OfferStrip.css.ts';

/** Props that every list of offers shares. */
export interface OfferListProps {
  /** The public promo codes, newest first. */
  offers: readonly PromoCode[];
  /** The code in the cart, in capitals. */
  appliedCode?: string | null | undefined;
  /** The code being applied right now. */
  applyingCode?: string | null | undefined;
  /** Called when the customer applies a code to the cart; left out for visitors, who have none. */
  onApply?: ((promo: PromoCode) => void) | undefined;
}

/** Two offers between the order bar and the menu; the page of offers has all of them. */
export const OfferStrip = ({ offers, appliedCode, applyingCode, onApply }: OfferListProps) =>
  offers.length === 0 ? null : (
    <section className={styles.strip} aria-label={orderingStrings.offers}>
      {/* On phones it scrolls sideways: without buttons inside, the keyboard reaches it by itself. */}
      <ul className={styles.list} tabIndex={onApply === undefined ? 0 : undefined}>
        {offers.map((promo) => (
          <li key={promo.id} className={styles.coupon}>
            <Icon name="offers" className={styles.icon} />
            <div>
              <p className={styles.summary}>{promoSummary(promo)}</p>
              <p className={styles.codeLine}>
                <span className={styles.codeWord}>{`${orderingStrings.code} `}</span>
                <span className={styles.code} translate="no">
                  {promo.code}
                </span>
                {promo.minimumOrder !== zeroPence && (
                  <span>{` · ${promoStrings.over(formatPounds(promo.minimumOrder))}`}</span>
                )}
              </p>
            </div>
            {promo.code === appliedCode ? (
              <span className={styles.applied}>
                <Icon name="check" size="small" />
                <span>{orderingStrings.applied}</span>
              </span>
            ) : onApply === undefined ? null : (
              <Button variant="text" isLoading={promo.code === applyingCode} onClick={() => onApply(promo)}>
                <span>
                  <span>{orderingStrings.apply}</span>
                  <VisuallyHidden>{` ${promo.code}`}</VisuallyHidden>
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
