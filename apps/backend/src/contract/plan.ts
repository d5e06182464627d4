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
}

// Everywhere else the tokens are checked before the handler runs; these are about the tokens themselves.
const handlesTokensItself: ReadonlySet<OperationId> = new Set<OperationId>(['logout', 'refreshSession']);

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
    needsCustomer: operation.security.includes('bearer') && !handlesTokensItself.has(operation.id),
  };
}
