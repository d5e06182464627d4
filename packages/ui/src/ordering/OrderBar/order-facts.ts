import {
  addPence,
  type DeliveryTerms,
  deliveryFee,
  formatPounds,
  minimumOrderOf,
  type NextOpening,
  type OpenStatus,
  type OrderingMode,
  type Pence,
  type ServiceFee,
  weekdayNames,
  zeroPence,
} from '@tiffin/domain';
import { orderingStrings } from '../ordering.strings.ts';

/** The terms that the order bar shows before the first dish. */
export interface OrderTerms {
  /** Delivery fee, the minimum of a delivery, and how long delivery takes, in minutes. */
  delivery: DeliveryTerms;
  /** The delivery terms differ from place to place: fee and minimum are the lowest. @default false */
  isFrom?: boolean | undefined;
  /** How long an order takes to be ready, in minutes. */
  collection: { readonly minutesFrom: number; readonly minutesTo: number };
  /** The fee on every order: a fixed amount, a percentage of the dishes, or both. */
  serviceFee: ServiceFee;
  /** The minimum total of the dishes; that of a delivery can raise it. */
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

const whenFacts = (terms: OrderTerms, mode: OrderingMode, status: OpenStatus): OrderFact[] => {
  if (!status.isOpen) {
    const value = status.nextOpening === null ? status.opens : openingText(status.nextOpening);
    return value === undefined ? [] : [{ term: orderingStrings.opens, value }];
  }
  const { minutesFrom, minutesTo } = terms[mode];
  const term = mode === 'delivery' ? orderingStrings.arrivesIn : orderingStrings.readyIn;
  return [{ term, value: orderingStrings.minutes(minutesFrom, minutesTo) }];
};

const deliveryFacts = (terms: OrderTerms, mode: OrderingMode): OrderFact[] => {
  if (mode === 'collection') return [];
  const fee = deliveryFee(terms.delivery, mode, zeroPence);
  const value = fee === zeroPence ? orderingStrings.freeDelivery : formatPounds(fee);
  return [{ term: orderingStrings.deliveryFee, value: isFrom(terms, mode) ? from(value) : value }];
};

const { from } = orderingStrings;

const isFrom = (terms: OrderTerms, mode: OrderingMode) => terms.isFrom === true && mode === 'delivery';

const minimumText = (terms: OrderTerms, mode: OrderingMode): string => {
  const value = formatPounds(minimumOrderOf(terms.minimumOrder, mode, terms.delivery));
  return isFrom(terms, mode) ? from(value) : value;
};

const feeText = (fixed: Pence, percentText: string, percent: number): string =>
  [fixed > 0 ? formatPounds(fixed) : '', percent > 0 ? percentText : ''].filter(Boolean).join(' + ');

const serviceFacts = ({ serviceFee: { fixed, percent } }: OrderTerms): OrderFact[] => {
  const value = feeText(fixed, `${percent}%`, percent);
  return value === '' ? [] : [{ term: orderingStrings.serviceFee, value }];
};

/** Time, fees and minimum; collection has no delivery fee, and a closed shop shows when it opens. */
export const orderFacts = (terms: OrderTerms, mode: OrderingMode, status: OpenStatus): OrderFact[] => [
  ...whenFacts(terms, mode, status),
  ...deliveryFacts(terms, mode),
  ...serviceFacts(terms),
  { term: orderingStrings.minimumOrder, value: minimumText(terms, mode) },
];

/** The sum of the fees of an empty cart, in words; UK law wants every mandatory fee shown with the prices. */
export interface FeeSummary {
  /** "£3.48", "£2.49 + 3% of the dishes"; empty without fees. */
  readonly fees: string;
  /** "Delivery is free from £25.00."; empty where the fee never falls away. */
  readonly freeDelivery: string;
}

/** Adds up what an order costs on top of its dishes in this ordering mode. */
export const feeSummary = (terms: OrderTerms, mode: OrderingMode): FeeSummary => {
  const {
    delivery,
    serviceFee: { fixed, percent },
  } = terms;
  const fee = deliveryFee(delivery, mode, zeroPence);
  const fees = feeText(addPence(fee, fixed), orderingStrings.percentOfDishes(percent), percent);
  const isLowest = isFrom(terms, mode);
  return {
    fees: isLowest && fees !== '' ? from(fees) : fees,
    freeDelivery:
      !isLowest && fee > 0 && delivery.freeFrom !== null
        ? orderingStrings.freeDeliveryFrom(formatPounds(delivery.freeFrom))
        : '',
  };
};

/**
 * What a phone shows before the first dish, in one line: every mandatory fee, the time while the shop is open, and the
 * minimum. "Fees £3.48 · 30 to 40 min · min £15.00".
 */
export const orderLine = (terms: OrderTerms, mode: OrderingMode, status: OpenStatus): string => {
  const { fees } = feeSummary(terms, mode);
  const { minutesFrom, minutesTo } = terms[mode];
  return [
    fees === '' ? orderingStrings.noFeesShort : orderingStrings.feesShort(fees),
    ...(status.isOpen ? [orderingStrings.minutes(minutesFrom, minutesTo)] : []),
    // One "from" is enough in one line.
    orderingStrings.minimumShort(formatPounds(minimumOrderOf(terms.minimumOrder, mode, terms.delivery))),
  ].join(' · ');
};
