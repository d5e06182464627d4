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
  readonly takesKey: boolean;
  readonly needsCustomer: boolean;
}

// Everywhere else the tokens are checked before the handler runs. Each of these checks its own proof: the tokens
// that it is about, or the signature of the payment provider.
const checksItself: ReadonlyMap<OperationId, string> = new Map<OperationId, string>([
  ['logout', 'bearer'],
  ['refreshSession', 'refreshToken'],
  ['receivePaymentEvent', 'webhookSignature'],
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
    takesKey: headerNames.includes('idempotency-key'),
    needsCustomer: needsCustomer(operation),
  };
}

/** Denies by default: an operation that the contract does not open to everyone needs a customer, or an entry above. */
function needsCustomer({ id, security }: OperationDescription): boolean {
  const own = checksItself.get(id);
  if (own !== undefined && security.includes(own)) return false;
  if (security.length === 0) return false;
  if (security.includes('bearer')) return true;
  throw new Error(`Nobody checks the security that the contract demands of ${id}: ${security.join(', ')}.`);
}
