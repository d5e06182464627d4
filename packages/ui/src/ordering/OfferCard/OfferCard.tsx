import { formatPounds, type OfferFit, type PromoCode } from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { place } from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { CutoutPicture } from '../../private/CutoutPicture/CutoutPicture.tsx';
import { classNames } from '../../private/class-names.ts';
import { misfit, type OfferState, OfferStatus } from '../OfferStatus/OfferStatus.tsx';
import { offerStrings } from '../offer.strings.ts';
import { orderingStrings } from '../ordering.strings.ts';
import { promoTerms } from '../promo-terms.ts';
import { promoHeadline } from '../promo-wording.ts';
import * as styles from './OfferCard.css.ts';

/** Props of {@link OfferCard}. */
export interface OfferCardProps extends OfferState {
  /** The promo code. */
  promo: PromoCode;
  /** The restaurant's IANA time zone, in which the last day is shown. */
  timeZone: string;
  /** Sets the offer larger on the accent, with dishes beside it. @default false */
  isLead?: boolean | undefined;
  /** Three dish pictures for the lead offer: in front, at the side, at the back. @default [] */
  pictures?: readonly string[] | undefined;
  /** Called when the customer applies the code to the cart; left out for visitors, who have none. */
  onApply?: ((code: string) => void) | undefined;
  /** Called when the customer copies the code; left out where that is not possible. */
  onCopy?: ((promo: PromoCode) => void) | undefined;
}

const places = [place.middle, place.right, place.back] as const;

/** A public promo code with its terms, and what it does for the order, on the page of offers. */
export const OfferCard = ({
  promo,
  timeZone,
  isLead = false,
  pictures = [],
  onApply,
  onCopy,
  ...state
}: OfferCardProps) => {
  const { fit, isApplied = false, refusal } = state;
  const { figure, target } = promoHeadline(promo);
  const fits = misfit(fit) === null && refusal === undefined;
  return (
    <article className={classNames(isLead ? styles.lead : styles.plain, !isLead && !fits && styles.misfit)}>
      {isLead && pictures.length > 0 ? (
        <div className={styles.set} aria-hidden="true">
          {pictures.slice(0, places.length).map((picture, index) => (
            <CutoutPicture key={picture} src={picture} on="air" className={places[index] ?? ''} />
          ))}
        </div>
      ) : null}
      <h2 className={isLead ? styles.leadFigure : styles.figure}>
        <span>{figure}</span> <span className={styles.target}>{target}</span>
      </h2>
      <p className={styles.terms}>{promoTerms(promo, timeZone)}</p>
      {fit.kind === 'fits' && fits && !isApplied ? (
        <p className={styles.gain}>
          <Icon name="check" size="small" />
          <span>{gain(fit)}</span>
        </p>
      ) : null}
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
        <OfferStatus promo={promo} look={isLead ? 'lead' : 'card'} onApply={onApply} {...state} />
        {fit.kind === 'below_minimum' ? <Progress {...fit} /> : null}
      </div>
    </article>
  );
};

const gain = ({ saving, isCertain }: Extract<OfferFit, { kind: 'fits' }>): string =>
  (isCertain ? offerStrings.fits : offerStrings.mayFit)(formatPounds(saving));

const Progress = ({ subtotal, minimum }: Extract<OfferFit, { kind: 'below_minimum' }>) => (
  <progress
    className={styles.progress}
    value={subtotal}
    max={minimum}
    aria-label={offerStrings.progress(formatPounds(subtotal), formatPounds(minimum))}
  />
);
