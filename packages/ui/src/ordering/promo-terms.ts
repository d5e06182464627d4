import {
  daysInWords,
  formatPounds,
  listInWords,
  onlyModeOf,
  type PromoCode,
  type PromoConditions,
} from '@tiffin/domain';
import { promoStrings } from './ordering.strings.ts';
import { promoTermsStrings } from './promo-terms.strings.ts';
import { promoSummary } from './promo-wording.ts';

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
 * The conditions of a promo code as one sentence: its own description, else what it is for and its last day. The day is
 * given in the restaurant's time zone. What it takes off at most is never left out.
 */
export const promoTerms = (promo: WordedPromo, timeZone: string): string => {
  const description = promo.description.trim();
  const cap = promo.cap === undefined ? null : formatPounds(promo.cap);
  if (description !== '' && !repeatsHeadline(promo, description)) {
    return cap === null || description.includes(cap)
      ? description
      : `${description} ${sentence(promoTermsStrings.upTo(cap))}`;
  }
  const { categories, days, endsAt } = promo;
  return sentence(
    [
      ordersOf(promo),
      categories && promoTermsStrings.forParts(listInWords(categories.map(({ name }) => name))),
      days && promoTermsStrings.onDays(daysInWords(days)),
      cap !== null && promoTermsStrings.upTo(cap),
      endsAt !== null && promoTermsStrings.until(dayOf(endsAt, timeZone)),
    ]
      .filter((part) => typeof part === 'string')
      .join(', '),
  );
};

type WordedPromo = Pick<
  PromoCode,
  'type' | 'appliesTo' | 'value' | 'description' | 'minimumOrder' | 'endsAt' | keyof PromoConditions
>;

/** Which orders it is for, by their way, their size and whether they are the first. */
function ordersOf(promo: WordedPromo): string {
  const minimum = promo.minimumOrder > 0 ? formatPounds(promo.minimumOrder) : null;
  const { any, over } = orderWords[onlyModeOf(promo) ?? 'both'];
  if (promo.firstOrder !== true) return minimum === null ? any : over(minimum);
  const first =
    minimum === null
      ? promoTermsStrings.firstOrder
      : `${promoTermsStrings.firstOrder} ${promoStrings.over(minimum)}`;
  return promo.mode === undefined ? first : `${first}, ${promoTermsStrings.mode[promo.mode]}`;
}

const orderWords = {
  both: { any: promoTermsStrings.anyOrder, over: promoTermsStrings.ordersOver },
  delivery: { any: promoTermsStrings.anyDeliveryOrder, over: promoTermsStrings.deliveryOrdersOver },
  collection: { any: promoTermsStrings.anyCollectionOrder, over: promoTermsStrings.collectionOrdersOver },
} as const;

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const dayOf = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' }).format(new Date(instant));
