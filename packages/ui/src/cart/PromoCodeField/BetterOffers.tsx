import { type BetterOffer, formatPounds, type Pence, pence, subtractPence } from '@tiffin/domain';
import { promoSummary } from '../../ordering/promo-wording.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { promoCodeStrings } from '../cart.strings.ts';
import * as styles from './PromoCodeField.css.ts';

interface CodeInForce {
  readonly code: string;
  readonly saving: Pence;
}

interface BetterOffersProps {
  readonly offers: readonly BetterOffer[];
  /** The code in force, which one of these would replace. */
  readonly instead: CodeInForce | null;
  readonly applyingCode: string | null;
  readonly onUse: (code: string) => void;
}

/** Public codes that would be worth more to the order, each with what it saves. */
export const BetterOffers = ({ offers, instead, applyingCode, onUse }: BetterOffersProps) => {
  const title = titleOf(offers, instead);
  return (
    <section aria-label={title}>
      <h3 className={styles.offersTitle}>{title}</h3>
      <ul>
        {offers.map(({ promo, fit }) => (
          <li key={promo.id} className={fit.kind === 'fits' ? styles.offer : styles.near}>
            <Icon name="offers" />
            <p>
              <span className={styles.offerName}>{promoSummary(promo)}</span>
              <span className={styles.effect}>
                <span className={styles.code} translate="no">
                  {promo.code}
                </span>
                <span>{`, ${worth(fit, instead)}`}</span>
              </span>
            </p>
            {fit.kind === 'fits' && (
              <Button
                variant="text"
                edge="end"
                isLoading={promo.code === applyingCode}
                onClick={() => onUse(promo.code)}
              >
                <span>
                  <span>{promoCodeStrings.use}</span>
                  <VisuallyHidden>{` ${promo.code}`}</VisuallyHidden>
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const titleOf = (offers: readonly BetterOffer[], instead: CodeInForce | null): string => {
  if (offers.every(({ fit }) => fit.kind !== 'fits')) return promoCodeStrings.near;
  return instead === null ? promoCodeStrings.fitting : promoCodeStrings.fittingInstead(instead.code);
};

const worth = (fit: BetterOffer['fit'], instead: CodeInForce | null): string => {
  if (fit.kind === 'below_minimum') return promoCodeStrings.addMore(formatPounds(fit.missing));
  const { saves, mayFit, savesMore, mayFitMore } = promoCodeStrings;
  if (instead === null) return (fit.isCertain ? saves : mayFit)(formatPounds(fit.saving));
  return (fit.isCertain ? savesMore : mayFitMore)(shortAmount(subtractPence(fit.saving, instead.saving)));
};

/** "6p", and pounds from a pound on: such a small difference is easier to read so. */
const shortAmount = (amount: Pence): string => (amount < pence(100) ? `${amount}p` : formatPounds(amount));
