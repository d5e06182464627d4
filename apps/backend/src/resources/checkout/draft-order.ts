import { createHash } from 'node:crypto';
import { type CartItem, chosenChoices, configuredAllergens, type OrderNotes } from '@tiffin/domain';
import type { OrderSnapshot, OrderSnapshotItem, orders } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { readAddress } from '../addresses/addresses.store.ts';
import type { Quote } from './quote.ts';

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
  | 'totalAmount'
  | 'fingerprint'
  | 'successUrl'
  | 'failUrl'
>;

/** Writes down an order as it stands now; its fingerprint is the same as long as nothing that matters has changed. */
export function draftOrder(quote: Quote, input: CheckoutInput): OrderDraft {
  const { mode, terms, breakdown, promo } = quote;
  const items = (quote.cart?.items ?? []).map(snapshotItem);
  const rest = {
    address: quote.address && readAddress(quote.address),
    phoneNumber: quote.customer.phoneNumber,
    customerEmail: quote.customer.email,
    restaurantName: terms.restaurant.name,
    allergyPhone: terms.allergyPhone,
    minutesFrom: mode === 'delivery' ? terms.deliveryTerms.minutesFrom : terms.collectionMinutes.from,
    minutesTo: mode === 'delivery' ? terms.deliveryTerms.minutesTo : terms.collectionMinutes.to,
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

function snapshotItem(item: CartItem): Omit<OrderSnapshotItem, 'id'> {
  const { menuItem, selectedOptions } = item;
  return {
    cartItemId: item.id,
    menuItemId: menuItem.id,
    name: menuItem.name,
    photoUrl: menuItem.photoUrl,
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    totalPrice: item.totalPrice,
    optionsHash: item.optionsHash,
    options: menuItem.options
      .map((option) => ({
        optionId: option.id,
        name: option.name,
        choices: chosenChoices([option], selectedOptions).map(({ id: choiceId, name, price }) => ({
          choiceId,
          name,
          price,
          // A selection names each choice once.
          count: 1,
        })),
      }))
      .filter(({ choices }) => choices.length > 0),
    allergens: configuredAllergens(menuItem, selectedOptions),
  };
}
