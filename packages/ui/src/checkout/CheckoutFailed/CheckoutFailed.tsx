import { type Cart, formatPounds, type Pence } from '@tiffin/domain';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { checkoutResultStrings as strings } from '../checkout.strings.ts';
import { ResultPoster } from '../ResultPoster/ResultPoster.tsx';
import * as styles from './CheckoutFailed.css.ts';

export interface CheckoutFailedProps {
  /** Whether it shows; left out inside the modal stack. */
  isOpen?: boolean;
  /** The cart, which is as it was; null while it loads. */
  cart: Pick<Cart, 'items'> | null;
  /** What the cart would cost, in pence; null when it is not known. */
  totalAmount: Pence | null;
  /** Told to go to checkout again. */
  onRetry: () => void;
  /** Told that the customer closes it. Leads home. */
  onClose: () => void;
}

/** "Checkout Failed": nothing was charged, the cart is intact, and one press tries again (spec §2). */
export const CheckoutFailed = ({ isOpen, cart, totalAmount, onRetry, onClose }: CheckoutFailedProps) => {
  const items = cart?.items ?? [];
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const kept = count > 0 && totalAmount !== null ? ` ${strings.kept(count, formatPounds(totalAmount))}` : '';
  return (
    <ResultPoster
      {...(isOpen !== undefined && { isOpen })}
      tone="bad"
      title={strings.failure}
      lead={`${strings.failedLead}${kept}`}
      photoUrls={items.flatMap(({ menuItem }) => menuItem.photoUrl ?? [])}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" className={styles.action} onClick={onClose}>
            {strings.backToMenu}
          </Button>
          <Button className={styles.action} onClick={onRetry} isDisabled={count === 0}>
            {strings.tryAgain}
          </Button>
        </>
      }
    >
      <div className={styles.why}>
        <Banner tone="bad">{strings.failedWhy}</Banner>
      </div>
    </ResultPoster>
  );
};
