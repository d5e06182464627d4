import { formatPounds, type PromoCode, pence } from '@tiffin/domain';
import { promoStrings } from './ordering.strings.ts';

/** What a promo code gives, in two parts that can be set large and small. */
export interface PromoHeadline {
  /** "10% off", "£3.00", "Free". */
  figure: string;
  /** "your order", "off your order", "delivery". */
  target: string;
}

/** Splits a promo code's effect into its figure and what the figure applies to. */
export const promoHeadline = (promo: Pick<PromoCode, 'type' | 'appliesTo' | 'value'>): PromoHeadline => {
  switch (promo.type) {
    case 'FREE_DELIVERY':
      return { figure: promoStrings.free, target: promoStrings.delivery };
    case 'PERCENTAGE_OFF':
      return {
        figure: promoStrings.off(`${promo.value}%`),
        target: promoStrings.target[promo.appliesTo],
      };
    case 'FIXED_AMOUNT_OFF':
      return {
        figure: formatPounds(pence(promo.value)),
        target: promoStrings.offTarget[promo.appliesTo],
      };
  }
};

/** What a promo code gives, in one line: "10% off your order". */
export const promoSummary = (promo: Pick<PromoCode, 'type' | 'appliesTo' | 'value'>): string => {
  const { figure, target } = promoHeadline(promo);
  return `${figure} ${target}`;
};

// "Free delivery over £25.00" under the headline "Free delivery" says the same twice: the terms say it better.
const repeatsHeadline = (
  promo: Pick<PromoCode, 'type' | 'appliesTo' | 'value' | 'minimumOrder'>,
  description: string,
): boolean => {
  const summary = promoSummary(promo);
  const withMinimum = `${summary} ${promoStrings.over(formatPounds(promo.minimumOrder))}`;
  return [summary, withMinimum].some(
    (text) => text.toLowerCase() === description.replace(/\.$/, '').toLowerCase(),
  );
};

/**
 * The conditions of a promo code as one sentence: its own description, else minimum order and last day.
 * The day is given in the restaurant's time zone.
 */
export const promoTerms = (
  promo: Pick<PromoCode, 'type' | 'appliesTo' | 'value' | 'description' | 'minimumOrder' | 'endsAt'>,
  timeZone: string,
): string => {
  const description = promo.description.trim();
  if (description !== '' && !repeatsHeadline(promo, description)) return description;
  const isDelivery = promo.type === 'FREE_DELIVERY' || promo.appliesTo === 'DELIVERY_FEE';
  const minimum = formatPounds(promo.minimumOrder);
  const orders =
    promo.minimumOrder > 0
      ? isDelivery
        ? promoStrings.deliveryOrdersOver(minimum)
        : promoStrings.ordersOver(minimum)
      : isDelivery
        ? promoStrings.anyDeliveryOrder
        : promoStrings.anyOrder;
  if (promo.endsAt === null) return `${orders}.`;
  const lastDay = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' }).format(
    new Date(promo.endsAt),
  );
  return `${orders}, ${promoStrings.until(lastDay)}.`;
};
