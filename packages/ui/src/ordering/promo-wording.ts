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
