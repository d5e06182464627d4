import {
  allergenSentence,
  formatPounds,
  isOrderClosed,
  type Order,
  type OrderItem,
  type OrderTimes,
  orderedAt,
  orderLines,
  subtractPence,
} from '@tiffin/domain';
import { useId } from 'react';
import { PriceBreakdownList } from '../../cart/PriceBreakdownList/PriceBreakdownList.tsx';
import { NameWithAge } from '../../menu/DietaryMarks/NameWithAge.tsx';
import { DishTile } from '../../menu/DishTile/DishTile.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { ConfigurationRows } from '../../private/ConfigurationRows/ConfigurationRows.tsx';
import { orderStrings as strings } from '../order.strings.ts';
import * as styles from './OrderReceipt.css.ts';

export interface OrderReceiptProps {
  /** The order as it was when it was placed. */
  order: Order;
  /** Writes instants in the restaurant's time zone. */
  times: OrderTimes;
  /** The restaurant's name. */
  restaurantName: string;
  /** The restaurant's address in one line. */
  restaurantAddress: string;
  /** The trader's VAT number; null without one. */
  vatNumber: string | null;
}

/** What was ordered, item by item with options and allergens as they were then, what it cost and who sold it. */
export const OrderReceipt = (props: OrderReceiptProps) => {
  const { order, times, restaurantName, restaurantAddress, vatNumber } = props;
  const titleId = useId();
  const ordered = orderedAt(order);
  return (
    <section aria-labelledby={titleId} className={styles.frame}>
      <h2 id={titleId} className={styles.title}>
        {isOrderClosed(order.status) ? strings.ordered : strings.receipt}
      </h2>
      <ul>
        {order.items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
      <div className={styles.sums}>
        <PriceBreakdownList breakdown={order.breakdown} mode={order.mode} promoCode={order.promoCode} />
        <p className={styles.paid}>{paymentOf(order, times)}</p>
        {order.refundedAmount > 0 && <p className={styles.paid}>{refundedOf(order)}</p>}
        <p className={styles.paid}>{strings.allergensAsOrdered(times.date(ordered), times.time(ordered))}</p>
        <p className={styles.paid}>
          <b className={styles.term}>{restaurantName}</b> <span>{restaurantAddress}</span>
        </p>
        {vatNumber !== null && <p className={styles.paid}>{strings.vat(vatNumber)}</p>}
      </div>
      <Button variant="secondary" className={styles.print} onClick={() => window.print()}>
        {strings.print}
      </Button>
    </section>
  );
};

const Line = ({ item }: { item: OrderItem }) => (
  <li className={styles.line}>
    <DishTile photoUrl={item.photoUrl} photo={item.photo} className={styles.tile} />
    <div>
      <p className={styles.name}>
        <span>{strings.quantity(item.quantity)}</span>{' '}
        <NameWithAge name={item.name} isAlcohol={item.isAlcohol} />
      </p>
      <ConfigurationRows lines={orderLines(item)} className={styles.options} />
      <p className={styles.allergens}>
        <span className={styles.term}>{strings.allergens}</span>{' '}
        <span>{allergenSentence(item.allergens)}</span>
      </p>
    </div>
    <Price amount={item.totalPrice} />
  </li>
);

function refundedOf({ refundedAmount, breakdown }: Order): string {
  const rest = subtractPence(breakdown.totalAmount, refundedAmount);
  const amount = formatPounds(refundedAmount);
  return rest === 0 ? strings.refundedInFull(amount) : strings.refundedInPart(amount, formatPounds(rest));
}

function paymentOf(
  { status, breakdown, placedAt, hasUnusedPayment }: Order,
  { date, time }: OrderTimes,
): string {
  switch (status) {
    case 'pending_payment':
      return strings.explained.pending_payment;
    case 'payment_expired':
    case 'payment_failed':
      return hasUnusedPayment ? strings.explained.not_used : strings.notCharged;
  }
  if (breakdown.totalAmount === 0) return strings.nothingToPay;
  return placedAt === null ? '' : strings.paidOn(date(placedAt), time(placedAt));
}
