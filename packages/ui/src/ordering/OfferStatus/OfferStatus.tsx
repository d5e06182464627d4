import { daysInWords, formatPounds, listInWords, type OfferFit, type PromoCode } from '@tiffin/domain';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../private/class-names.ts';
import { useFocusAfterRemoval } from '../../private/use-focus-after-removal.ts';
import { offerStrings } from '../offer.strings.ts';
import { onlyModeStrings } from '../ordering.strings.ts';
import * as styles from './OfferStatus.css.ts';

/** What an offer is to the order of now. */
export interface OfferState {
  /** What the code does for the order. */
  fit: OfferFit;
  /** The code is the customer's. @default false */
  isApplied?: boolean | undefined;
  /** Another code is the customer's, which this one would replace. @default false */
  isInstead?: boolean | undefined;
  /** The server is looking at the code. @default false */
  isApplying?: boolean | undefined;
  /** Why the server does not take the code, in its words. */
  refusal?: string | undefined;
  /** Why nobody could tell, such as no connection. */
  failure?: string | undefined;
}

/** Props of {@link OfferStatus}. */
export interface OfferStatusProps extends OfferState {
  /** The promo code. */
  promo: Pick<PromoCode, 'code'>;
  /** In the strip, on a card, or on the large card. @default 'strip' */
  look?: 'strip' | 'card' | 'lead' | undefined;
  /** Called when the customer applies the code; left out for visitors, who have no cart. */
  onApply?: ((code: string) => void) | undefined;
}

/** What stands where Apply would be: Apply itself, that the code is applied, or why it does not fit. */
export const OfferStatus = ({
  promo: { code },
  fit,
  isApplied = false,
  isInstead = false,
  isApplying = false,
  refusal,
  failure,
  look = 'strip',
  onApply,
}: OfferStatusProps) => {
  const reason = misfit(fit);
  const shown = isApplied || refusal !== undefined || reason !== null;
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>(shown);
  const message = refusal ?? failure;
  const isKept = isApplied && reason === null && fit.kind === 'unpriced';
  const stripLook = message !== undefined || isKept ? styles.stripRow : styles.strip;
  return (
    <div ref={place} tabIndex={-1} className={look === 'strip' ? stripLook : styles.card}>
      {message === undefined ? null : <p className={styles.message}>{message}</p>}
      {refusal !== undefined ? null : reason !== null ? (
        <p className={styles.why}>
          {look === 'strip' ? null : <Icon name={reason.icon} size="small" />}
          <span>{reason.words}</span>
        </p>
      ) : isApplied ? (
        <p className={classNames(styles.applied, look !== 'lead' && styles.good)}>
          <Icon name="check" size="small" />
          <span>{appliedWords(fit, look)}</span>
        </p>
      ) : onApply === undefined ? null : (
        <Button
          {...buttonLooks[look]}
          isLoading={isApplying}
          onClick={() => {
            expectRemoval();
            onApply(code);
          }}
        >
          <span>
            <span>{isInstead && look !== 'strip' ? offerStrings.useInstead : offerStrings.apply}</span>
            <VisuallyHidden>{` ${code}`}</VisuallyHidden>
          </span>
        </Button>
      )}
    </div>
  );
};

const buttonLooks = {
  strip: { variant: 'text' },
  card: { variant: 'secondary', size: 'small' },
  lead: { variant: 'ink', size: 'small' },
} as const satisfies Record<string, Pick<ButtonProps, 'variant' | 'size'>>;

const appliedWords = (fit: OfferFit, look: OfferStatusProps['look']): string => {
  if (fit.kind === 'unpriced') return offerStrings.keptUntilPriced;
  return fit.kind === 'fits' && look !== 'strip'
    ? offerStrings.appliedSaves(formatPounds(fit.saving))
    : offerStrings.applied;
};

/** Why a code does nothing for the order, in a few words; null where it does something, or nothing is to price yet. */
export const misfit = (fit: OfferFit): { readonly words: string; readonly icon: IconName } | null => {
  switch (fit.kind) {
    case 'unpriced':
    case 'fits':
      return null;
    case 'below_minimum':
      return { words: offerStrings.addMore(formatPounds(fit.missing)), icon: 'add' };
    case 'delivery_only':
      return { words: onlyModeStrings.deliveryOnly, icon: 'delivery' };
    case 'collection_only':
      return { words: onlyModeStrings.collectionOnly, icon: 'collection' };
    case 'other_day':
      return { words: offerStrings.onDays(daysInWords(fit.days)), icon: 'clock' };
    case 'other_dishes':
      return {
        words: offerStrings.onlyFor(listInWords(fit.categories.map(({ name }) => name))),
        icon: 'info',
      };
    case 'not_started':
      return { words: offerStrings.notStarted, icon: 'clock' };
    case 'ended':
      return { words: offerStrings.ended, icon: 'clock' };
    case 'saves_nothing':
      return { words: offerStrings.savesNothing, icon: 'info' };
  }
};
