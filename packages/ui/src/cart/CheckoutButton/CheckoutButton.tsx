import {
  type ButtonBlocker,
  checkoutButtonText,
  firstBlocker,
  formatPounds,
  isLiftedByCollection,
  isLoadingBlocker,
  isRetryableBlocker,
  isUnplacedBlocker,
  type Pence,
  phoneHref,
  subtractPence,
  zeroPence,
} from '@tiffin/domain';
import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { Price } from '../../primitives/Price/Price.tsx';
import { checkoutButtonStrings } from '../cart.strings.ts';
import * as styles from './CheckoutButton.css.ts';

export interface CheckoutButtonProps {
  /** The total on the label, in pence; null while it is not known. */
  total: Pence | null;
  /** What the items cost, in pence, to say how much is missing. */
  subtotal: Pence;
  /** Everything that keeps the cart from being checked out, in order: the first shows. */
  blockers: readonly ButtonBlocker[];
  /** The cart or its breakdown is loading. @default false */
  isLoading?: boolean | undefined;
  /** Where an address is added. */
  addAddressHref: PageHref;
  /** The restaurant's telephone, for an address that nobody can place; left out, it is not offered. */
  phone?: string | undefined;
  /** Called when the customer collects the order instead; left out where nothing can be collected. */
  onCollect?: (() => void) | undefined;
  /** Called when the customer goes on to checkout. */
  onCheckout: () => void;
  /** Called when the customer wants what has failed to load to be loaded again. */
  onRetry: () => void;
}

/** Leads to checkout, or says what keeps the customer from it and what to do (spec §5, Cart and checkout). */
export const CheckoutButton = (props: CheckoutButtonProps) => {
  const { total, subtotal, blockers, isLoading = false, addAddressHref, onCheckout, onRetry } = props;
  const whyId = useId();
  const blocker = firstBlocker(blockers);
  if (blocker !== undefined && isLoadingBlocker(blocker)) {
    return (
      <Button isWide isLoading>
        {checkoutButtonText(blocker)}
      </Button>
    );
  }
  if (blocker !== undefined && isRetryableBlocker(blocker)) {
    return (
      <>
        <Button isWide aria-describedby={whyId} onClick={onRetry}>
          {checkoutButtonText(blocker)}
        </Button>
        <p id={whyId} className={styles.why}>
          {blocker.message}
        </p>
        <OtherWays {...props} blocker={blocker} />
      </>
    );
  }
  if (isLoading || total === null) {
    return (
      <Button isWide isLoading>
        {total === null ? checkoutButtonStrings.loading : checkoutButtonStrings.checkout}
      </Button>
    );
  }
  if (blocker === undefined) {
    return (
      <Button isWide onClick={onCheckout}>
        <span>{checkoutButtonStrings.checkout}</span> <Price amount={total} weight="plain" />
      </Button>
    );
  }
  if (blocker.code === 'address_required') {
    return (
      <ButtonLink href={addAddressHref} isWide>
        {checkoutButtonStrings.addAddress}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button isWide isUnavailable aria-describedby={whyId}>
        {checkoutButtonText(blocker)}
      </Button>
      <p id={whyId} className={styles.why}>
        {reason(blocker, subtotal)}
      </p>
      <OtherWays {...props} blocker={blocker} />
    </>
  );
};

type OtherWaysProps = Pick<CheckoutButtonProps, 'phone' | 'onCollect'> & { blocker: ButtonBlocker };

/** What the customer can do about an address that the order cannot be delivered to. */
const OtherWays = ({ blocker, phone, onCollect }: OtherWaysProps) => {
  const canRing = phone !== undefined && isUnplacedBlocker(blocker);
  if (!isLiftedByCollection(blocker) || (onCollect === undefined && !canRing)) return null;
  return (
    <div className={styles.ways}>
      {onCollect !== undefined && (
        <Button variant="secondary" size="small" onClick={onCollect}>
          {checkoutButtonStrings.collect}
        </Button>
      )}
      {canRing && (
        <ButtonLink variant="text" href={phoneHref(phone)} icon="phone">
          {checkoutButtonStrings.ring(phone)}
        </ButtonLink>
      )}
    </div>
  );
};

const reason = (blocker: ButtonBlocker, subtotal: Pence) => {
  if (blocker.code === 'shop_closed') {
    return (
      <>
        <span className={styles.strong}>{blocker.message}</span>
        <span>{checkoutButtonStrings.keeps}</span>
      </>
    );
  }
  if (blocker.code === 'below_minimum' && blocker.amount !== undefined) {
    const missing = subtractPence(blocker.amount, subtotal);
    return checkoutButtonStrings.missing(formatPounds(missing > 0 ? missing : zeroPence));
  }
  return blocker.message;
};
