import {
  type Cart,
  type DeliveryArea,
  type DeliveryJudgement,
  missingForFreeDelivery,
  type OrderingMode,
  type Pence,
} from '@tiffin/domain';

/** An order as far as what its delivery costs goes. */
interface DeliveredOrder {
  readonly cartView: { readonly cart: Pick<Cart, 'totalAmount'> | null };
  readonly mode: OrderingMode;
  readonly delivery: DeliveryJudgement;
}

/** What the cart says of what the delivery costs, beside the fee itself. */
interface DeliveryCost {
  /** How much more makes it free; null where nothing is missing, no amount does, or nobody knows yet. */
  readonly missingForFree: Pence | null;
  /** The fee is the lowest of several: nobody knows yet in which area the order goes. */
  readonly isFrom: boolean;
}

/** What a delivery costs may be said of this order only once its area is known, or where there is no other. */
export function deliveryCost(
  { cartView: { cart }, mode, delivery }: DeliveredOrder,
  areas: readonly DeliveryArea[],
  isFreeByCode: boolean,
): DeliveryCost {
  if (cart === null || mode === 'collection' || isFreeByCode) return { missingForFree: null, isFrom: false };
  if (delivery.area === null && areas.length > 1) return { missingForFree: null, isFrom: true };
  return { missingForFree: missingForFreeDelivery(delivery.terms, mode, cart.totalAmount), isFrom: false };
}
