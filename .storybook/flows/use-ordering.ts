import {
  type CartAddition,
  changeChoices,
  changeQuantity,
  checkoutBlockers,
  configure,
  emptyCart,
  judgeDelivery,
  type LineChange,
  noOrderNotes,
  type OrderingMode,
  type PromoCode,
  pence,
  priceBreakdown,
  promoProblem,
  removeItem,
} from '@tiffin/domain';
import { promoSummary } from '@tiffin/ui';
import { useState } from 'react';
import { homeAddress } from '../../packages/ui/src/private/fixtures/carts.ts';
import { saffronPromoCodes } from '../../packages/ui/src/private/fixtures/promo-codes.ts';
import { saffron, saffronAreas, saffronTerms } from '../../packages/ui/src/private/fixtures/restaurants.ts';
import { nothingYet, withDish } from './flow-cart.ts';

/** Where Saffron & Smoke cooks. */
const kitchen = { latitude: 53.7947, longitude: -1.5413 };
const serviceFee = { fixed: pence(99), percent: 0 };

/** The whole state of an order in memory, by the same rules as the backend's. */
export function useOrdering(now: Date) {
  const [mode, setMode] = useState<OrderingMode>('delivery');
  const [cart, setCart] = useState(nothingYet);
  const [notes, setNotes] = useState(noOrderNotes);
  const [promo, setPromo] = useState<PromoCode | null>(null);
  const [promoError, setPromoError] = useState<string>();

  const use = {
    now,
    timeZone: saffron.timeZone,
    mode,
    items: cart.items,
    subtotal: cart.totalAmount,
    hasOrdered: false,
    redemptions: 0,
    customerRedemptions: 0,
  };
  const currentProblem = promo === null ? null : promoProblem(promo, use);
  const breakdown = priceBreakdown({
    items: cart.items,
    mode,
    deliveryTerms: saffronTerms.delivery,
    serviceFee,
    promo: currentProblem === null ? promo : null,
  });
  const blockers = checkoutBlockers({
    restaurant: saffron,
    now,
    mode,
    items: cart.items,
    minimumOrder: saffronTerms.minimumOrder,
    delivery: judgeDelivery({ areas: saffronAreas, origin: kitchen }, homeAddress),
    phoneNumber: '+447700900142',
    promoProblem: currentProblem,
    totalAmount: breakdown.totalAmount,
    // The dialog asks for it itself.
    ageConfirmed: true,
  });

  const applyPromo = (code: string) => {
    const wanted = saffronPromoCodes.find((each) => each.code === code) ?? null;
    const problem = promoProblem(wanted, use);
    setPromoError(problem?.message);
    if (problem === null) setPromo(wanted);
  };

  return {
    mode,
    setMode,
    cart,
    notes,
    setNotes,
    breakdown,
    blockers,
    appliedPromo: promo === null ? null : { code: promo.code, effect: promoSummary(promo) },
    promoError,
    applyPromo,
    removePromo: () => setPromo(null),
    add: (addition: CartAddition) => setCart((before) => withDish(before, addition)),
    setQuantity: (itemId: string, quantity: number) =>
      setCart((before) => changeQuantity(before, itemId, quantity)),
    change: (itemId: string, change: LineChange) =>
      setCart((before) => {
        const line = before.items.find(({ id }) => id === itemId);
        if (line === undefined) return before;
        const { unitPrice } = configure(line.menuItem, change.selectedOptions);
        return changeChoices(before, itemId, { ...change, unitPrice });
      }),
    remove: (itemId: string) => setCart((before) => removeItem(before, itemId)),
    clear: () => setCart(emptyCart),
  };
}

/** What {@link useOrdering} gives. */
export type Ordering = ReturnType<typeof useOrdering>;
