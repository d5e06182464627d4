import type { StaffRole } from '@tiffin/domain';
import type { OperationDescription } from './document.ts';
import type { OperationId } from './handler.ts';
import { type RequestValidators, requestValidators } from './validators.ts';

/** What the requests of one operation need, worked out from the contract once at start. */
export interface OperationConfig {
  readonly operation: OperationDescription;
  readonly validators: RequestValidators;
  /** The declared headers, in lower case. */
  readonly headerNames: readonly string[];
  readonly needsFoundation: boolean;
  readonly needsRestaurant: boolean;
  /** The restaurant may be a deleted one. */
  readonly includesDeleted: boolean;
  readonly takesKey: boolean;
  readonly needsCustomer: boolean;
  /** Who of a restaurant may call; null for operations that are not the counter's. */
  readonly counter: CounterAccess | null;
}

/** What a caller of the counter needs. */
export interface CounterAccess {
  /** The least role at the restaurant in the path; null for what concerns the caller alone. */
  readonly role: StaffRole | null;
  readonly isOpenToPeople: boolean;
  readonly isOpenToDevices: boolean;
}

// Everywhere else the tokens are checked before the handler runs. Each of these checks its own proof: the tokens
// that it is about, or the signature of the payment provider.
const checksItself: ReadonlyMap<OperationId, string> = new Map<OperationId, string>([
  ['logout', 'bearer'],
  ['refreshSession', 'refreshToken'],
  ['receivePaymentEvent', 'webhookSignature'],
  ['logoutStaff', 'staffSession'],
]);

/** Works out what an operation needs. */
export function operationConfig(operation: OperationDescription): OperationConfig {
  const headerNames = operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => parameter.name.toLowerCase());
  return {
    operation,
    validators: requestValidators(operation),
    headerNames,
    needsFoundation: headerNames.includes('foundation-id'),
    needsRestaurant: headerNames.includes('restaurant-id'),
    includesDeleted: operation.parameters.some(({ includesDeleted }) => includesDeleted),
    takesKey: headerNames.includes('idempotency-key'),
    needsCustomer: needsCustomer(operation),
    counter: counterAccess(operation),
  };
}

/** Denies by default: an operation that the contract does not open to everyone needs a customer, or an entry above. */
function needsCustomer({ id, security }: OperationDescription): boolean {
  const own = checksItself.get(id);
  if (own !== undefined && security.includes(own)) return false;
  if (security.length === 0) return false;
  if (security.some(isOfCounter)) return false;
  if (security.includes('bearer')) return true;
  throw new Error(`Nobody checks the security that the contract demands of ${id}: ${security.join(', ')}.`);
}

/** Denies by default too: an operation at a restaurant must name the role that it needs. */
function counterAccess({ id, path, security, counterRole }: OperationDescription): CounterAccess | null {
  if (!security.some(isOfCounter) || checksItself.has(id)) return null;
  if (path.startsWith('/counter/restaurants/{id}/') && counterRole === null) {
    throw new Error(`The contract does not say which role ${id} needs at a restaurant.`);
  }
  return {
    role: counterRole,
    isOpenToPeople: security.includes('staffSession'),
    isOpenToDevices: security.includes('device'),
  };
}

function isOfCounter(scheme: string): boolean {
  return scheme === 'staffSession' || scheme === 'device';
}
