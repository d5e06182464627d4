import type { AppContext } from '../context.ts';
import type { OperationDescription } from '../contract/document.ts';
import { type CounterAccess, operationConfig } from '../contract/operation-config.ts';
import { limitedOperations } from '../rate-limits/limited-operations.ts';
import { authentication } from './authentication.ts';
import { counterAccess } from './counter-access.ts';
import { idempotency } from './idempotency.ts';
import {
  limitByAddress,
  limitByCustomer,
  limitByMember,
  limitWrongCodes,
  limitWrongPromoCodes,
} from './rate-limits.ts';
import type { Middleware } from './request-env.ts';
import { requestLog } from './request-log.ts';
import { foundation, restaurant, type Tenants } from './tenant.ts';
import { body, headers, parameters } from './validation.ts';

/** One middleware of an operation. */
interface ChainStep {
  /** What it does, as docs/operations.md shows it. */
  readonly name: string;
  readonly make: (app: AppContext, tenants: Tenants) => Middleware;
}

/**
 * The middleware of an operation. A request passes it from top to bottom and the first to refuse makes the response, so
 * the order decides which error wins. The limit of wrong promo codes and the idempotency also look at the response on
 * its way back.
 */
export function operationChain(operation: OperationDescription): readonly ChainStep[] {
  const config = operationConfig(operation);
  const limits = limitedOperations[operation.id] ?? {};
  const { byAddress, byCustomer, byMember, byWrongCode, byWrongPromoCode } = limits;
  const { counter } = config;
  const chain: ChainStep[] = [];
  const add = (name: string, make: ChainStep['make']) => chain.push({ name, make });

  add('log', (app) => requestLog(app, operation.id));
  if (config.needsFoundation) add('foundation', (_, tenants) => foundation(tenants));
  add('headers', () => headers(config));
  if (byAddress !== undefined) add(`limit ${byAddress} by address`, (app) => limitByAddress(app, byAddress));
  if (config.needsCustomer) add('customer', authentication);
  if (byCustomer !== undefined)
    add(`limit ${byCustomer} by customer`, (app) => limitByCustomer(app, byCustomer));
  add('parameters', () => parameters(config));
  if (counter !== null) add(nameOf(counter), (app) => counterAccess(app, counter));
  if (byMember !== undefined) add(`limit ${byMember} by member`, (app) => limitByMember(app, byMember));
  add('body', () => body(config));
  if (config.needsRestaurant) add('restaurant', (_, tenants) => restaurant(tenants, config));
  if (byWrongCode !== undefined)
    add(`limit ${byWrongCode} by wrong codes`, (app) => limitWrongCodes(app, byWrongCode));
  if (byWrongPromoCode !== undefined)
    add(`limit ${byWrongPromoCode} by wrong promo codes`, (app) =>
      limitWrongPromoCodes(app, byWrongPromoCode),
    );
  if (config.takesKey) add('idempotency key', (app) => idempotency(app, operation.id));
  return chain;
}

function nameOf({ role, isOpenToPeople, isOpenToDevices }: CounterAccess): string {
  const callers = [...(isOpenToPeople ? ['person'] : []), ...(isOpenToDevices ? ['device'] : [])];
  return `counter's ${callers.join(' or ')}${role === null ? '' : ` as ${role}`}`;
}
