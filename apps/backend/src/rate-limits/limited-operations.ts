import type { OperationId } from '../contract/handler.ts';
import type { Reply } from '../http/responses.ts';
import type { LimitName } from './rate-limits.ts';

/** How an operation is limited; undefined is not at all. */
export interface OperationLimits {
  /** Counted for the address that a request comes from, before anything else is done. */
  readonly byAddress?: LimitName;
  /** Counted for the person of a restaurant, or the device. */
  readonly byMember?: LimitName;
  /** Counted for the customer. */
  readonly byCustomer?: LimitName;
  /** Counted for the address when a pairing code was sent that does not work. */
  readonly byWrongCode?: LimitName;
  /** Counted by the handler, for what its secret belongs to: wrong pairing codes and PINs. */
  readonly byWrongSecret?: readonly LimitName[];
  /** Counted for the customer when a promo code was sent that does not exist. */
  readonly byWrongPromoCode?: LimitName;
}

/** What is limited: every write, and whatever is expensive to read or could be guessed. */
export const limitedOperations: { readonly [Id in OperationId]?: OperationLimits } = {
  verify: { byAddress: 'signIn' },
  login: { byAddress: 'signIn' },
  register: { byAddress: 'signIn' },
  googleCallback: { byAddress: 'signIn' },
  forgotPassword: { byAddress: 'signIn' },
  verifyStaff: { byAddress: 'signIn' },
  pairDevice: { byAddress: 'signIn', byWrongCode: 'pairing', byWrongSecret: ['pairingTenant'] },
  refreshSession: { byAddress: 'session' },
  logout: { byAddress: 'session' },
  logoutStaff: { byAddress: 'session' },
  enterPin: { byMember: 'counter', byWrongSecret: ['pin', 'pinDay'] },
  getBreakdown: { byWrongPromoCode: 'promoGuess' },
  checkout: { byCustomer: 'checkout', byWrongPromoCode: 'promoGuess' },
  // Each leaves a row behind, its idempotency key, so that nobody can fill that table.
  addToCart: { byCustomer: 'write' },
  clearCart: { byCustomer: 'write' },
  updateCartItem: { byCustomer: 'write' },
  removeCartItem: { byCustomer: 'write' },
  createAddress: { byCustomer: 'write' },
  deleteAddress: { byCustomer: 'write' },
  cancelOrder: { byCustomer: 'write' },
  setDefaultAddress: { byCustomer: 'write' },
  updateMe: { byCustomer: 'write' },
  createRestaurant: { byCustomer: 'write' },
  updateRestaurant: { byCustomer: 'write' },
  deleteRestaurant: { byCustomer: 'write' },
  restoreRestaurant: { byCustomer: 'write' },
  // It sends a mail, too.
  inviteMember: { byMember: 'write' },
  updateMember: { byMember: 'write' },
  removeMember: { byMember: 'write' },
  createPairingCode: { byMember: 'write' },
  removeDevice: { byMember: 'write' },
  setSpecialHours: { byMember: 'write' },
  setSpecialHoursRange: { byMember: 'write' },
  removeSpecialHours: { byMember: 'write' },
  createPin: { byMember: 'write' },
  // Whoever takes a device or a session with them copies no more than so much of it.
  listChanges: { byMember: 'orderRead' },
  getCounterOrder: { byMember: 'orderRead' },
  listCounterOrders: { byMember: 'orderRead' },
  exportOrders: { byMember: 'orderRead' },
  // What people do all evening long, as fast as they can press.
  setAcceptance: { byMember: 'counter' },
  setAvailability: { byMember: 'counter' },
  setPause: { byMember: 'counter' },
  setBusy: { byMember: 'counter' },
  rotateDeviceToken: { byMember: 'counter' },
  actOnOrder: { byMember: 'counter' },
  refundOrder: { byMember: 'counter' },
  // It asks the postcode service, which takes so many questions at once for all customers together.
  updateAddress: { byCustomer: 'write' },
};

/** Whether a request tries a promo code. */
export function triesPromoCode(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'promoCode' in body;
}

/** Whether an answer says that a pairing code does not work. */
export function isWrongCode({ status, body }: Reply): boolean {
  return (
    status === 404 &&
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    body.code === 'code_invalid'
  );
}

/** Whether an answer says that the promo code does not exist, or does not say which of several things is wrong. */
export function isWrongPromoCode({ status, body }: Reply): boolean {
  if (status !== 400 || typeof body !== 'object' || body === null || !('code' in body)) return false;
  return body.code === 'promo_unknown' || (body.code === 'checkout_blocked' && namesPromoCode(body));
}

function namesPromoCode(body: object): boolean {
  const details = 'details' in body ? body.details : undefined;
  const blockers =
    typeof details === 'object' && details !== null && 'blockers' in details ? details.blockers : undefined;
  return Array.isArray(blockers) && blockers.some((blocker) => blocker?.code === 'promo_invalid');
}
