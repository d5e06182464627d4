import { limitedOperations, type OperationLimits } from '../rate-limits/limited-operations.ts';
import type { OperationDescription } from './document.ts';
import type { OperationId } from './handler.ts';
import { type RequestValidators, requestValidators } from './validators.ts';

/** What has to be done for the requests of one operation, worked out once at start. */
export interface Plan {
  readonly operation: OperationDescription;
  readonly validators: RequestValidators;
  /** The declared headers, in lower case. */
  readonly headerNames: readonly string[];
  readonly needsFoundation: boolean;
  readonly needsRestaurant: boolean;
  readonly takesKey: boolean;
  readonly needsCustomer: boolean;
  readonly limits: OperationLimits;
}

// Everywhere else the tokens are checked before the handler runs. Each of these checks its own proof: the tokens
// that it is about, or the signature of the payment provider.
const checksItself: ReadonlyMap<OperationId, string> = new Map<OperationId, string>([
  ['logout', 'bearer'],
  ['refreshSession', 'refreshToken'],
  ['receivePaymentEvent', 'webhookSignature'],
]);

/** Works out the plan of an operation from the contract. */
export function planOf(operation: OperationDescription): Plan {
  const headerNames = operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => parameter.name.toLowerCase());
  return {
    operation,
    validators: requestValidators(operation),
    headerNames,
    needsFoundation: headerNames.includes('foundation-id'),
    needsRestaurant: headerNames.includes('restaurant-id'),
    takesKey: headerNames.includes('idempotency-key'),
    needsCustomer: needsCustomer(operation),
    limits: limitedOperations[operation.id] ?? {},
  };
}

/** Deny by default: whatever the contract does not open to everybody needs a customer, or must be known here. */
function needsCustomer({ id, security }: OperationDescription): boolean {
  const own = checksItself.get(id);
  if (own !== undefined && security.includes(own)) return false;
  if (security.length === 0) return false;
  if (security.includes('bearer')) return true;
  throw new Error(`Nobody checks the security that the contract demands of ${id}: ${security.join(', ')}.`);
}
