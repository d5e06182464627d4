import {
  type ButtonBlocker,
  type Cart,
  checkoutButtonText,
  formatPounds,
  isLoadingBlocker,
  isRetryableBlocker,
  type Pence,
  type UnpaidReason,
} from '@tiffin/domain';
import { useId } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { checkoutResultStrings as strings } from '../checkout.strings.ts';
import { ResultPoster } from '../ResultPoster/ResultPoster.tsx';
import * as styles from './CheckoutFailed.css.ts';

export interface CheckoutFailedProps {
  /** Whether it shows; left out inside the modal stack. */
  isOpen?: boolean;
  /** The cart, which is as it was; null while it loads. */
  cart: Pick<Cart, 'items'> | null;
  /** Why nothing was paid; null while it is not known, as of a visitor's order. @default null */
  payment?: UnpaidReason | null;
  /** Whether the customer's note is kept too. @default false */
  hasNote?: boolean;
  /** The promo code that is still in force. */
  promoCode?: string | undefined;
  /** What the order would cost, in pence; null when it is not known. */
  totalAmount: Pence | null;
  /** What keeps the order from being tried again; left out when nothing does. */
  blocker?: ButtonBlocker | undefined;
  /** Where to log in, when nobody is signed in: only then can the order be tried again. */
  loginHref?: PageHref | undefined;
  /** Called when the customer logs in, before the link leads there. */
  onFollow?: () => void;
  /** Called when the customer goes to checkout again; never while a blocker is given. */
  onRetry: () => void;
  /** Called when the customer wants what has failed to load to be loaded again. */
  onLoadAgain: () => void;
  /** Called when the customer closes it. Leads home. */
  onClose: () => void;
}

/** "Checkout Failed": nothing was charged, the cart is intact, and one press goes on (spec §2). Red only for a refused card. */
export const CheckoutFailed = (props: CheckoutFailedProps) => {
  const {
    isOpen,
    cart,
    payment = null,
    hasNote = false,
    promoCode,
    totalAmount,
    loginHref,
    onFollow,
    onRetry,
    onLoadAgain,
    onClose,
  } = props;
  const whyId = useId();
  // Of a visitor's order nothing is known, and nothing will load.
  const blocker = loginHref === undefined ? props.blocker : undefined;
  const isLoading = blocker !== undefined && isLoadingBlocker(blocker);
  const isRetryable = blocker !== undefined && isRetryableBlocker(blocker);
  const items = cart?.items ?? [];
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const extras = [...(hasNote ? [strings.yourNote] : []), ...(promoCode === undefined ? [] : [promoCode])];
  const kept =
    count > 0 && totalAmount !== null ? strings.kept(count, formatPounds(totalAmount), extras) : '';
  return (
    <ResultPoster
      isOpen={isOpen}
      tone={payment === 'declined' ? 'bad' : 'good'}
      title={strings.failure}
      headline={[strings.unpaidBecause[payment ?? 'unknown'], strings.nothingCharged]}
      lead={loginHref === undefined ? kept : strings.loginFirst}
      photoUrls={items.flatMap(({ menuItem }) => menuItem.photoUrl ?? [])}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" className={styles.action} onClick={onClose}>
            {strings.backToMenu}
          </Button>
          {loginHref === undefined ? (
            <Button
              className={styles.action}
              isLoading={isLoading}
              isUnavailable={blocker !== undefined && !isLoading && !isRetryable}
              aria-describedby={blocker === undefined || isLoading ? undefined : whyId}
              onClick={isRetryable ? onLoadAgain : onRetry}
            >
              {isRetryable
                ? checkoutButtonText(blocker)
                : payment === 'left'
                  ? strings.goOn
                  : strings.tryAgain}
            </Button>
          ) : (
            <ButtonLink href={loginHref} onClick={onFollow} className={styles.action}>
              {strings.login}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.why}>
        {payment === 'declined' && <Banner tone="bad">{strings.failedWhy}</Banner>}
        {blocker !== undefined && !isLoading && (
          <div id={whyId}>
            <Banner tone="bad">{blocker.message}</Banner>
          </div>
        )}
      </div>
    </ResultPoster>
  );
};
