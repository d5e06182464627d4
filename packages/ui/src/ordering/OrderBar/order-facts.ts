import {
  type DeliveryTerms,
  deliveryFee,
  formatPounds,
  type NextOpening,
  type OpenStatus,
  type OrderingMode,
  type Pence,
  weekdayNames,
  zeroPence,
} from '@tiffin/domain';
import { orderingStrings } from '../ordering.strings.ts';

/** What the order bar tells before the first dish. */
export interface OrderTerms {
  /** Delivery fee and how long delivery takes, in minutes. */
  delivery: Pick<DeliveryTerms, 'fee' | 'freeFrom' | 'minutesFrom' | 'minutesTo'>;
  /** How long an order takes to be ready, in minutes. */
  collection: { readonly minutesFrom: number; readonly minutesTo: number };
  /** The least the dishes must come to. */
  minimumOrder: Pence;
}

/** One fact of the order bar. */
export interface OrderFact {
  term: string;
  value: string;
}

const openingText = ({ daysAhead, weekday, time }: NextOpening): string =>
  orderingStrings.opensAt(
    [orderingStrings.today, orderingStrings.tomorrow][daysAhead] ?? weekdayNames[weekday],
    time,
  );

const whenFact = (terms: OrderTerms, mode: OrderingMode, status: OpenStatus): OrderFact[] => {
  if (!status.isOpen) {
    return status.nextOpening === null
      ? []
      : [{ term: orderingStrings.opens, value: openingText(status.nextOpening) }];
  }
  const { minutesFrom, minutesTo } = terms[mode];
  const term = mode === 'delivery' ? orderingStrings.arrivesIn : orderingStrings.readyIn;
  return [{ term, value: orderingStrings.minutes(minutesFrom, minutesTo) }];
};

/** Arrival, delivery fee and minimum; collection has no fee, and a closed shop says when it opens. */
export const orderFacts = (terms: OrderTerms, mode: OrderingMode, status: OpenStatus): OrderFact[] => {
  const fee = deliveryFee(terms.delivery, mode, zeroPence);
  return [
    ...whenFact(terms, mode, status),
    ...(mode === 'delivery'
      ? [
          {
            term: orderingStrings.deliveryFee,
            value: fee === zeroPence ? orderingStrings.freeDelivery : formatPounds(fee),
          },
        ]
      : []),
    { term: orderingStrings.minimumOrder, value: formatPounds(terms.minimumOrder) },
  ];
};
