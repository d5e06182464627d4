import { formatPounds, type OrderingMode, onlyModeOf, type PromoCode, zeroPence } from '@tiffin/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Words } from '../../private/Words.tsx';
import { onlyModeStrings, orderingStrings, promoStrings } from '../ordering.strings.ts';
import { promoSummary } from '../promo-wording.ts';
import * as styles from './OfferStrip.css.ts';

/** Props of {@link OfferStrip}. */
export interface OfferStripProps {
  /** The public promo codes, newest first; two of them are shown, those of this ordering mode first. */
  offers: readonly PromoCode[];
  /** The ordering mode of now. @default 'delivery' */
  mode?: OrderingMode | undefined;
  /** Draws an `OfferStatus` beside an offer; left out for visitors, who have no cart. */
  status?: ((promo: PromoCode) => ReactNode) | undefined;
}

/** Two offers between the order bar and the menu; the page of offers has all of them. */
export const OfferStrip = ({ offers, mode = 'delivery', status }: OfferStripProps) =>
  offers.length === 0 ? null : (
    <section className={styles.strip} aria-label={orderingStrings.offers}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, for the keyboard too */}
      <ul className={styles.list} tabIndex={0} aria-label={orderingStrings.offers}>
        {firstTwo(offers, mode).map((promo) => (
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
            {status === undefined ? (
              <VisitorStatus promo={promo} mode={mode} />
            ) : (
              <Words>{status(promo)}</Words>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

interface VisitorStatusProps {
  readonly promo: PromoCode;
  readonly mode: OrderingMode;
}

// Without a cart only the ordering mode can rule an offer out.
const VisitorStatus = ({ promo, mode }: VisitorStatusProps) =>
  isOutOfMode(promo, mode) && (
    <p className={styles.why}>
      {mode === 'collection' ? onlyModeStrings.deliveryOnly : onlyModeStrings.collectionOnly}
    </p>
  );

const isOutOfMode = (promo: PromoCode, mode: OrderingMode): boolean => {
  const onlyMode = onlyModeOf(promo);
  return onlyMode !== null && onlyMode !== mode;
};

const firstTwo = (offers: readonly PromoCode[], mode: OrderingMode): readonly PromoCode[] => {
  const rank = (promo: PromoCode) => Number(isOutOfMode(promo, mode));
  return [...offers].sort((one, other) => rank(one) - rank(other)).slice(0, 2);
};
