import { addressHandlers } from '../resources/addresses/addresses.handlers.ts';
import { authHandlers } from '../resources/auth/auth.handlers.ts';
import { sessionHandlers } from '../resources/auth/session.handlers.ts';
import { cartHandlers } from '../resources/cart/cart.handlers.ts';
import { checkoutHandlers } from '../resources/checkout/checkout.handlers.ts';
import { menuHandlers } from '../resources/menu/menu.handlers.ts';
import { orderHandlers } from '../resources/orders/orders.handlers.ts';
import { paymentHandlers } from '../resources/payments/payments.handlers.ts';
import { promoCodeHandlers } from '../resources/promo-codes/promo-codes.handlers.ts';
import { restaurantAdminHandlers } from '../resources/restaurants/restaurant-admin.handlers.ts';
import { restaurantHandlers } from '../resources/restaurants/restaurants.handlers.ts';
import { operationDescriptions } from './document.ts';
import type { Handlers } from './handler.ts';

/** The handler of every operation. */
export const handlers: Handlers = {
  ...addressHandlers,
  ...authHandlers,
  ...sessionHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...menuHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...promoCodeHandlers,
  ...restaurantAdminHandlers,
  ...restaurantHandlers,
};

/** Throws when contract and handlers do not cover each other, which the types alone cannot show at start. */
export function assertComplete(registered: Readonly<Record<string, unknown>> = handlers): void {
  const declared: readonly string[] = operationDescriptions.map((operation) => operation.id);
  const missing = declared.filter((id) => registered[id] === undefined);
  const unknown = Object.keys(registered).filter((id) => !declared.includes(id));
  if (missing.length > 0)
    throw new Error(`The contract has operations without a handler: ${missing.join(', ')}.`);
  if (unknown.length > 0)
    throw new Error(`There are handlers that the contract does not know: ${unknown.join(', ')}.`);
}
