import type { OrderingMode, Pence } from '@tiffin/domain';
import { useState } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { CountdownRing } from '../../primitives/CountdownRing/CountdownRing.tsx';
import { useCountdown } from '../../primitives/CountdownRing/use-countdown.ts';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { Price } from '../../primitives/Price/Price.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { checkoutResultStrings as strings } from '../checkout.strings.ts';
import { ResultPoster } from '../ResultPoster/ResultPoster.tsx';
import * as styles from './CheckoutSuccessful.css.ts';
import { useHold } from './use-hold.ts';

/** Seconds after which the dialog closes by itself (spec §9). */
export const successDialogSeconds = 5;

/** What is known of the order that has been paid. */
export interface PaidOrder {
  /** The number the restaurant calls it by: "S-4821". */
  readonly number: string;
  readonly mode: OrderingMode;
  /**
   * How far it has come: `placed` while the restaurant has not accepted it, `closed` once it was declined or
   * cancelled. @default "accepted"
   */
  readonly progress?: 'placed' | 'accepted' | 'closed';
  /** What was charged, in pence. */
  readonly totalAmount: Pence;
  /** When it arrives or is ready, as HH:MM, if known. */
  readonly expected: { readonly from: string; readonly to: string } | null;
  /** Where it goes, or where it is collected. */
  readonly place: string;
  /** Pictures of its dishes. */
  readonly photoUrls: readonly string[];
}

export interface CheckoutSuccessfulProps {
  /** Whether it shows; left out inside the modal stack. */
  isOpen?: boolean;
  /** The customer's first name, if known. */
  customerName?: string | undefined;
  /** The paid order; null while the payment is being confirmed, and for an order that is not paid. */
  order: PaidOrder | null;
  /** Whether the order's payment has expired or failed. @default false */
  isUnpaid?: boolean;
  /** Where the order can be followed. */
  orderHref: PageHref;
  /** Called when the customer follows the order, before the link leads there. */
  onFollow?: () => void;
  /** Whole seconds until it closes by itself. @default 5 */
  seconds?: number;
  /** Called when the customer closes it or the countdown ends. Leads home. */
  onClose: () => void;
}

/** "Checkout Successful": closes after 5 seconds unless hovered, focused or stopped (spec §2, Home checkout result). */
export const CheckoutSuccessful = (props: CheckoutSuccessfulProps) => {
  const {
    isOpen,
    customerName,
    orderHref,
    isUnpaid = false,
    onFollow,
    seconds = successDialogSeconds,
    onClose,
  } = props;
  const order = isUnpaid ? null : props.order;
  const isClosed = order?.progress === 'closed';
  return (
    <ResultPoster
      isOpen={isOpen}
      tone={isUnpaid || isClosed ? 'bad' : 'good'}
      title={strings.success}
      lead={isUnpaid ? strings.unpaid : leadOf(order, customerName)}
      photoUrls={order?.photoUrls ?? []}
      isRiding={order?.mode === 'delivery' && !isClosed}
      onClose={onClose}
      footer={
        <>
          <Closing seconds={seconds} onClose={onClose} />
          <ButtonLink href={orderHref} onClick={onFollow} className={styles.follow}>
            {isUnpaid || isClosed ? strings.view : strings.follow}
          </ButtonLink>
        </>
      }
    >
      {order !== null && !isClosed && <Facts order={order} />}
    </ResultPoster>
  );
};

const leadOf = (order: PaidOrder | null, name: string | undefined): string => {
  if (order === null) return strings.confirming;
  switch (order.progress) {
    case 'placed':
      return strings.placed(name, order.number);
    case 'closed':
      return strings.closed(order.number);
    default:
      return strings.thanks(name, order.number);
  }
};

// Inside the dialog, so that the clock starts when it opens and ends with it.
const Closing = ({ seconds, onClose }: { seconds: number; onClose: () => void }) => {
  const [isStaying, setIsStaying] = useState(false);
  const { isHeld, ref } = useHold();
  const secondsLeft = useCountdown({ seconds, isPaused: isStaying || isHeld, onEnd: onClose });
  return (
    <div ref={ref} className={styles.closing}>
      {!isStaying && <CountdownRing seconds={seconds} secondsLeft={secondsLeft} />}
      <div>
        <p aria-hidden="true">{isStaying ? strings.staysOpen : strings.closesIn(secondsLeft)}</p>
        {!isStaying && (
          <button type="button" className={styles.stay} onClick={() => setIsStaying(true)}>
            {strings.stay}
          </button>
        )}
      </div>
      <VisuallyHidden>
        {/* Said once when it opens and once when it is stopped, never every second. */}
        <span role="status">{isStaying ? strings.staysOpen : strings.closesIn(seconds)}</span>
      </VisuallyHidden>
    </div>
  );
};

const Facts = ({ order }: { order: PaidOrder }) => {
  const isDelivery = order.mode === 'delivery';
  return (
    <dl className={styles.facts}>
      {order.expected !== null && (
        <div>
          <dt className={styles.term}>{isDelivery ? strings.arriving : strings.ready}</dt>
          <dd className={styles.value}>{strings.between(order.expected.from, order.expected.to)}</dd>
        </div>
      )}
      <div>
        <dt className={styles.term}>{strings.paid}</dt>
        <dd className={styles.value}>
          <Price amount={order.totalAmount} weight="plain" />
        </dd>
      </div>
      <div className={styles.place}>
        <dt className={styles.term}>{isDelivery ? strings.goingTo : strings.collectFrom}</dt>
        <dd className={styles.value}>{order.place}</dd>
      </div>
    </dl>
  );
};
