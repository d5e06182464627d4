import {
  allergenSentence,
  formatPounds,
  isOrderClosed,
  needsAgeCheck,
  type Order,
  type OrderItem,
  type OrderTimes,
  orderedAt,
  orderLines,
  phoneHref,
  subtractPence,
} from '@tiffin/domain';
import { useId } from 'react';
import { PriceBreakdownList } from '../../cart/PriceBreakdownList/PriceBreakdownList.tsx';
import { NameWithAge } from '../../menu/DietaryMarks/NameWithAge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { AddressText } from '../../private/AddressText/AddressText.tsx';
import { ConfigurationRows } from '../../private/ConfigurationRows/ConfigurationRows.tsx';
import type { Elements } from '../../private/Words.tsx';
import { orderStrings as strings } from '../order.strings.ts';
import * as styles from './OrderReceipt.css.ts';

/** Who sold an order, and how the restaurant is found and reached. */
export interface RestaurantContactProps {
  /** The restaurant's name. */
  restaurantName: string;
  /** The restaurant's address in one line, for collection. */
  restaurantAddress: string;
  /** The restaurant's phone number. */
  restaurantPhone: string;
  /** The trader's VAT number, for the receipt; null without one. */
  vatNumber: string | null;
}

export interface OrderReceiptProps extends RestaurantContactProps {
  /** The order as it was when it was placed. */
  order: Order;
  /** Writes instants in the restaurant's time zone. */
  times: OrderTimes;
  /** What can be done about the order, above where it goes; beside the receipt, on phones above it. */
  actions?: Elements;
}

/** What was ordered, item by item with options and allergens as they were then, what it cost and where it goes. */
export const OrderReceipt = (props: OrderReceiptProps) => {
  const { order, times, actions, restaurantName, restaurantAddress, restaurantPhone, vatNumber } = props;
  const ids = useId();
  const { mode, address } = order;
  const ordered = orderedAt(order);
  return (
    <div className={styles.frame}>
      <div className={styles.receipt}>
        <div className={styles.second}>
          {actions}
          <section aria-labelledby={`${ids}-place`}>
            <h2 id={`${ids}-place`} className={styles.heading}>
              {mode === 'delivery' ? strings.delivery : strings.collection}
            </h2>
            {mode === 'delivery' && address !== null ? (
              <p className={styles.place}>
                <AddressText address={address} />
              </p>
            ) : (
              <p className={styles.place}>{restaurantAddress}</p>
            )}
            {writtenNotes(order).map(([term, text]) => (
              <p key={term} className={styles.note}>
                <span className={styles.term}>{term}</span> <span>{text}</span>
              </p>
            ))}
            <div className={styles.side}>
              <Banner>{strings.allergensAsOrdered(times.date(ordered), times.time(ordered))}</Banner>
              <ButtonLink
                variant="secondary"
                isWide
                className={styles.ring}
                icon="phone"
                href={phoneHref(restaurantPhone)}
              >
                {strings.ring}
              </ButtonLink>
            </div>
          </section>
        </div>
        <section aria-labelledby={`${ids}-receipt`} className={styles.first}>
          <h2 id={`${ids}-receipt`} className={styles.heading}>
            {isOrderClosed(order.status) ? strings.ordered : strings.receipt}
          </h2>
          <p className={styles.seller}>
            <b className={styles.term}>{restaurantName}</b> <span>{restaurantAddress}</span>
          </p>
          <ul>
            {order.items.map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </ul>
          <div className={styles.sums}>
            <PriceBreakdownList breakdown={order.breakdown} mode={mode} promoCode={order.promoCode} />
            <p className={styles.paid}>{paymentOf(order, times)}</p>
            {order.refundedAmount > 0 && <p className={styles.paid}>{refundedOf(order)}</p>}
            {vatNumber !== null && <p className={styles.paid}>{strings.vat(vatNumber)}</p>}
          </div>
          <Button variant="secondary" className={styles.ring} onClick={() => window.print()}>
            {strings.print}
          </Button>
        </section>
      </div>
    </div>
  );
};

const writtenNotes = (order: Order) => {
  const { mode, note, allergyNote, riderNote, wantsCutlery } = order;
  const all = [
    [strings.age, needsAgeCheck(order) ? strings.proofOfAge[mode] : ''],
    [strings.note, note],
    [strings.allergy, allergyNote],
    [strings.rider, riderNote],
    [strings.cutlery, wantsCutlery ? strings.packed : ''],
  ] as const;
  return all.filter(([, text]) => text !== '');
};

const Line = ({ item }: { item: OrderItem }) => (
  <li className={styles.line}>
    <p className={styles.quantity}>{strings.quantity(item.quantity)}</p>
    <div>
      <p className={styles.name}>
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
