import type { PromoCode } from '@tiffin/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { place } from '../../private/StandingPicture/StandingPicture.css.ts';
import { StandingPicture } from '../../private/StandingPicture/StandingPicture.tsx';
import { orderingStrings } from '../ordering.strings.ts';
import { promoHeadline, promoTerms } from '../promo-wording.ts';
import * as styles from './OfferCard.css.ts';

/** Props of {@link OfferCard}. */
export interface OfferCardProps {
  /** The promo code. */
  promo: PromoCode;
  /** The restaurant's IANA time zone, in which the last day is shown. */
  timeZone: string;
  /** Sets the offer larger on the accent, with dishes beside it. @default false */
  isLead?: boolean | undefined;
  /** Three dish pictures for the lead offer: in front, at the side, at the back. @default [] */
  pictures?: readonly string[] | undefined;
  /** The code is in the cart. @default false */
  isApplied?: boolean | undefined;
  /** The code is being applied right now. @default false */
  isApplying?: boolean | undefined;
  /** Called when the customer applies the code to the cart; left out for visitors, who have none. */
  onApply?: ((promo: PromoCode) => void) | undefined;
  /** Called when the customer copies the code; left out where that is not possible. */
  onCopy?: ((promo: PromoCode) => void) | undefined;
}

const places = [place.middle, place.right, place.back] as const;

/** A public promo code with its terms on the page of offers. */
export const OfferCard = ({
  promo,
  timeZone,
  isLead = false,
  pictures = [],
  isApplied = false,
  isApplying = false,
  onApply,
  onCopy,
}: OfferCardProps) => {
  const { figure, target } = promoHeadline(promo);
  return (
    <article className={isLead ? styles.lead : styles.plain}>
      {isLead && pictures.length > 0 ? (
        <div className={styles.set} aria-hidden="true">
          {pictures.slice(0, places.length).map((picture, index) => (
            <StandingPicture key={picture} src={picture} on="air" className={places[index] ?? ''} />
          ))}
        </div>
      ) : null}
      <h2 className={isLead ? styles.leadFigure : styles.figure}>
        <span>{figure}</span> <span className={styles.target}>{target}</span>
      </h2>
      <p className={styles.terms}>{promoTerms(promo, timeZone)}</p>
      <div className={styles.foot}>
        {onCopy === undefined ? (
          <span className={styles.code} translate="no">
            {promo.code}
          </span>
        ) : (
          <button
            type="button"
            className={styles.copiedCode}
            title={orderingStrings.copy}
            onClick={() => onCopy(promo)}
          >
            <VisuallyHidden>{`${orderingStrings.copy} `}</VisuallyHidden>
            <span translate="no">{promo.code}</span>
          </button>
        )}
        {isApplied ? (
          <span className={styles.applied}>
            <Icon name="check" size="small" />
            <span>{orderingStrings.appliedToCart}</span>
          </span>
        ) : onApply === undefined ? null : (
          <Button
            variant={isLead ? 'ink' : 'secondary'}
            size="small"
            isLoading={isApplying}
            onClick={() => onApply(promo)}
          >
            <span>
              <span>{orderingStrings.apply}</span>
              <VisuallyHidden>{` ${promo.code}`}</VisuallyHidden>
            </span>
          </Button>
        )}
      </div>
    </article>
  );
};
