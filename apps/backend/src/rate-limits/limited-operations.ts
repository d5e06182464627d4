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
  /** Counted by the handler, for the mailbox that the body names. */
  readonly byMailbox?: LimitName;
  /** Counted for the customer when a promo code was sent that does not exist. */
  readonly byWrongPromoCode?: LimitName;
}

/** What is limited: every write, and whatever is expensive to read or could be guessed. */
export const limitedOperations: { readonly [Id in OperationId]?: OperationLimits } = {
  verify: { byAddress: 'SIGN_IN' },
  login: { byAddress: 'SIGN_IN' },
  register: { byAddress: 'SIGN_IN' },
  googleCallback: { byAddress: 'SIGN_IN' },
  forgotPassword: { byAddress: 'SIGN_IN' },
  verifyStaff: { byAddress: 'SIGN_IN' },
  pairDevice: { byAddress: 'SIGN_IN', byWrongCode: 'PAIRING', byWrongSecret: ['PAIRING_TENANT'] },
  refreshSession: { byAddress: 'SESSIONS' },
  logout: { byAddress: 'SESSIONS' },
  logoutStaff: { byAddress: 'SESSIONS' },
  enterPin: { byMember: 'COUNTER', byWrongSecret: ['PIN', 'PIN_DAY'] },
  endElevation: { byMember: 'COUNTER' },
  getBreakdown: { byWrongPromoCode: 'PROMO_GUESS' },
  checkout: { byCustomer: 'CHECKOUT', byWrongPromoCode: 'PROMO_GUESS' },
  // Each leaves a row behind, its idempotency key, so that nobody can fill that table.
  addToCart: { byCustomer: 'WRITES' },
  clearCart: { byCustomer: 'WRITES' },
  updateCartItem: { byCustomer: 'WRITES' },
  removeCartItem: { byCustomer: 'WRITES' },
  createAddress: { byCustomer: 'WRITES' },
  deleteAddress: { byCustomer: 'WRITES' },
  cancelOrder: { byCustomer: 'WRITES' },
  reorder: { byCustomer: 'WRITES' },
  // Its photos take the server's memory and processors.
  reportOrderProblem: { byCustomer: 'UPLOADS' },
  setDefaultAddress: { byCustomer: 'WRITES' },
  updateMe: { byCustomer: 'WRITES' },
  eraseMe: { byCustomer: 'WRITES' },
  // It reads all there is of a customer.
  exportMe: { byCustomer: 'EXPORTS' },
  // It sends mails, one of them to an address that anyone may have typed.
  sendDataRequest: { byAddress: 'DATA_REQUESTS', byMailbox: 'DATA_REQUESTS_MAILBOX' },
  createRestaurant: { byCustomer: 'WRITES' },
  updateRestaurant: { byCustomer: 'WRITES' },
  deleteRestaurant: { byCustomer: 'WRITES' },
  restoreRestaurant: { byCustomer: 'WRITES' },
  // It sends a mail, too.
  inviteMember: { byMember: 'WRITES' },
  updateMember: { byMember: 'WRITES' },
  removeMember: { byMember: 'WRITES' },
  createPairingCode: { byMember: 'WRITES' },
  removeDevice: { byMember: 'WRITES' },
  setSpecialHours: { byMember: 'WRITES' },
  setSpecialHoursRange: { byMember: 'WRITES' },
  removeSpecialHours: { byMember: 'WRITES' },
  removeSpecialHoursRange: { byMember: 'WRITES' },
  createPin: { byMember: 'WRITES' },
  // Whoever takes a device or a session with them copies no more than so much of it.
  listChanges: { byMember: 'ORDER_READS' },
  getCounterOrder: { byMember: 'ORDER_READS' },
  getCounterProblemPhoto: { byMember: 'ORDER_READS' },
  listCounterOrders: { byMember: 'ORDER_READS' },
  exportOrders: { byMember: 'ORDER_READS' },
  // What people do all evening long, as fast as they can press.
  setAcceptance: { byMember: 'COUNTER' },
  setLock: { byMember: 'COUNTER' },
  setAvailability: { byMember: 'COUNTER' },
  setPause: { byMember: 'COUNTER' },
  setBusy: { byMember: 'COUNTER' },
  rotateDeviceToken: { byMember: 'COUNTER' },
  actOnOrder: { byMember: 'COUNTER' },
  refundOrder: { byMember: 'COUNTER' },
  answerOrderProblem: { byMember: 'COUNTER' },
  acknowledgeOrder: { byMember: 'COUNTER' },
  recordPrint: { byMember: 'COUNTER' },
  // It asks the postcode service, which takes so many questions at once for all customers together.
  updateAddress: { byCustomer: 'WRITES' },
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
