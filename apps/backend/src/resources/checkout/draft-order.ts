import { createHash } from 'node:crypto';
import { type CartItem, configure, type OrderNotes } from '@tiffin/domain';
import type { OrderSnapshot, OrderSnapshotItem, orders } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { readAddress } from '../addresses/addresses.store.ts';
import type { KitchenNames } from './kitchen-names.store.ts';
import type { Quote } from './quote.ts';
import { snapshotOptions } from './snapshot-options.ts';

/** What the customer says about the order, and where the payment page leads back to. */
export interface CheckoutInput extends OrderNotes {
  readonly successUrl: string;
  readonly failUrl: string;
}

/** Everything of a new order that follows from its quote and what the customer asks for. */
export type OrderDraft = Pick<
  typeof orders.$inferInsert,
  | 'mode'
  | keyof OrderNotes
  | 'promoCodeId'
  | 'promoCode'
  | 'snapshot'
  | 'subtotal'
  | 'discount'
  | 'shippingCost'
  | 'applicationFeeAmount'
  | 'tipAmount'
  | 'totalAmount'
  | 'fingerprint'
  | 'successUrl'
  | 'failUrl'
>;

/** Writes down an order as it stands now; its fingerprint is the same as long as nothing that matters has changed. */
export function draftOrder(quote: Quote, input: CheckoutInput, kitchenNames: KitchenNames): OrderDraft {
  const { mode, terms, delivery, breakdown, promo } = quote;
  const items = (quote.cart?.items ?? []).map((item) => snapshotItem(item, kitchenNames));
  const rest = {
    address: quote.address && readAddress(quote.address),
    phoneNumber: quote.customer.phoneNumber,
    customerEmail: quote.customer.email,
    restaurantName: terms.restaurant.name,
    allergyPhone: terms.allergyPhone,
    minutesFrom: mode === 'delivery' ? delivery.terms.minutesFrom : terms.collectionMinutes.from,
    minutesTo: mode === 'delivery' ? delivery.terms.minutesTo : terms.collectionMinutes.to,
    ...(quote.ageConfirmed && { ageConfirmed: quote.ageConfirmed }),
  };
  const meaning = JSON.stringify([items, rest, mode, promo?.id ?? null, breakdown, input]);
  const snapshot: OrderSnapshot = { ...rest, items: items.map((item) => ({ ...item, id: newId() })) };
  return {
    ...input,
    ...breakdown,
    mode,
    promoCodeId: promo?.id ?? null,
    promoCode: promo?.code ?? null,
    snapshot,
    fingerprint: createHash('sha256').update(meaning).digest('hex'),
  };
}

function snapshotItem(item: CartItem, kitchenNames: KitchenNames): Omit<OrderSnapshotItem, 'id'> {
  const { menuItem, selectedOptions } = item;
  const { lines, allergens, dietary, isAlcohol } = configure(menuItem, selectedOptions);
  return {
    cartItemId: item.id,
    menuItemId: menuItem.id,
    name: menuItem.name,
    ...kitchenNames.get(menuItem.id),
    photoUrl: menuItem.photoUrl,
    ...(menuItem.photo !== undefined && { photo: menuItem.photo }),
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    totalPrice: item.totalPrice,
    optionsHash: item.optionsHash,
    options: snapshotOptions(lines, kitchenNames),
    allergens,
    ...(dietary.length > 0 && { dietary }),
    ...(isAlcohol && { isAlcohol }),
  };
}
