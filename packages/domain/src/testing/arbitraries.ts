import fc from 'fast-check';
import type { CartItem } from '../cart/cart.ts';
import { lineTotal } from '../cart/cart-totals.ts';
import { priceBreakdown } from '../checkout/price-breakdown.ts';
import { maximumTip } from '../checkout/tip.ts';
import { type Allergens, allergenCodes } from '../menu/allergens.ts';
import type { Choice, MenuItem, MenuOption, SelectedOption } from '../menu/menu.ts';
import { type Pence, pence } from '../money/pence.ts';
import type { PromoCode } from '../promo/promo-code.ts';
import type { RefundableOrder } from '../refund/plan-refund.ts';

/** Amounts as a menu or a fee has them: nothing to a thousand pounds. */
export const price: fc.Arbitrary<Pence> = fc.integer({ min: 0, max: 100_000 }).map(pence);

/** Any amount, debts included, small enough to be added up. */
export const amount: fc.Arbitrary<Pence> = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(pence);

/** An id of the wire's form. */
export const id: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 24,
  maxLength: 24,
});

const allergens: fc.Arbitrary<Allergens | null> = fc.option(
  fc.record({ contains: fc.subarray([...allergenCodes]), mayContain: fc.subarray([...allergenCodes]) }),
);

const choice: fc.Arbitrary<Choice> = fc.record({
  id,
  name: fc.string({ minLength: 1 }),
  price,
  isAvailable: fc.boolean(),
  allergens,
});

const option: fc.Arbitrary<MenuOption> = fc
  .record({
    id,
    name: fc.string({ minLength: 1 }),
    choices: fc.uniqueArray(choice, { selector: (one) => one.id, maxLength: 5 }),
    minChoices: fc.nat(3),
    extraChoices: fc.nat(3),
  })
  .map(({ extraChoices, ...rest }) => ({ ...rest, maxChoices: rest.minChoices + extraChoices }));

const menuItem: fc.Arbitrary<MenuItem> = fc.record({
  id,
  name: fc.string({ minLength: 1 }),
  description: fc.string(),
  photoUrl: fc.constant(null),
  price,
  isAvailable: fc.boolean(),
  allergens,
  dietary: fc.constant([]),
  heat: fc.constantFrom(0, 1, 2, 3),
  kcal: fc.constant(null),
  options: fc.uniqueArray(option, { selector: (one) => one.id, maxLength: 4 }),
});

/** A dish and some of its own choices, each option named at most once. */
export const configuredItem: fc.Arbitrary<{ item: MenuItem; selectedOptions: SelectedOption[] }> =
  menuItem.chain((item) =>
    fc
      .tuple(
        ...item.options.map(({ id: optionId, choices }) =>
          fc.subarray(choices.map((one) => one.id)).map((choiceIds) => ({ optionId, choiceIds })),
        ),
      )
      .map((selectedOptions) => ({ item, selectedOptions })),
  );

/** A cart line whose total is right. */
export const cartItem: fc.Arbitrary<CartItem> = fc
  .record({ id, quantity: fc.integer({ min: 1, max: 99 }), unitPrice: price, isAvailable: fc.boolean() })
  .map((line) => ({
    ...line,
    optionsHash: '',
    totalPrice: lineTotal(line.unitPrice, line.quantity),
    unavailableReason: null,
    menuItem: {
      id: line.id,
      name: 'Dal',
      photoUrl: null,
      price: line.unitPrice,
      allergens: null,
      options: [],
    },
    selectedOptions: [],
  }));

/** What a promo code of any kind takes off. */
export const promoTerms: fc.Arbitrary<Pick<PromoCode, 'type' | 'appliesTo' | 'value' | 'cap'>> = fc
  .tuple(
    fc.oneof(
      fc.record({ type: fc.constant('FREE_DELIVERY' as const), value: fc.constant(0) }),
      fc.record({
        type: fc.constant('PERCENTAGE_OFF' as const),
        value: fc.integer({ min: 1, max: 200 }).map((half) => half / 2),
      }),
      fc.record({ type: fc.constant('FIXED_AMOUNT_OFF' as const), value: fc.nat(5_000) }),
    ),
    fc.constantFrom('ORDER_TOTAL' as const, 'DELIVERY_FEE' as const, 'BOTH' as const),
    fc.option(fc.integer({ min: 1, max: 3_000 }).map(pence), { nil: undefined }),
  )
  .map(([kind, appliesTo, cap]) => ({ ...kind, appliesTo, ...(cap !== undefined && { cap }) }));

/** A paid order as far as refunds go; its breakdown is right. */
export const paidOrder: fc.Arbitrary<RefundableOrder> = fc
  .record({
    items: fc.uniqueArray(cartItem, { minLength: 1, maxLength: 6, selector: ({ id }) => id }),
    mode: fc.constantFrom('delivery' as const, 'collection' as const),
    fee: price,
    fixed: price,
    promo: fc.option(promoTerms),
    tip: fc.oneof(fc.constant(0), fc.nat(maximumTip)).map(pence),
  })
  .map(({ items, mode, fee, fixed, promo, tip }) => ({
    items: items.map(({ id, quantity, totalPrice }) => ({ id, name: 'Dal', quantity, totalPrice })),
    breakdown: priceBreakdown({
      items,
      mode,
      deliveryTerms: { fee, freeFrom: null },
      serviceFee: { fixed, percent: 0 },
      promo,
      tip,
    }),
  }));
