import { penceFromPounds } from '@tiffin/domain';
import { type HandlerRequest, type Handlers, type OperationId, signedIn } from '../../contract/handler.ts';
import { notFound, type Problem, problem, unauthorized } from '../../contract/problem.ts';
import { isUniqueViolation } from '../../db/failures.ts';
import { findCustomer, roleOf } from '../auth/customers.store.ts';
import {
  createRestaurant,
  type RestaurantChanges,
  setDeleted,
  updateRestaurant,
} from './restaurant-admin.store.ts';
import { findRestaurant, toRestaurant } from './restaurants.store.ts';

/** What only admins may do with restaurants. */
export const restaurantAdminHandlers = {
  createRestaurant: async (request) => {
    const refusal = (await refusalUnlessAdmin(request)) ?? wrongRestaurant(request.body);
    if (refusal !== null) return refusal;
    const { app, body, foundationId, keepAnswer } = request;
    const { minOrderPrice = 0, isActive = true, ...rest } = body;
    try {
      return await app.db.transaction(async (tx) => {
        const row = await createRestaurant(tx, foundationId, {
          ...rest,
          isActive,
          minOrderPrice: penceFromPounds(minOrderPrice),
        });
        const answer = { status: 201, body: toRestaurant(row) } as const;
        await keepAnswer(tx, answer);
        return answer;
      });
    } catch (error) {
      if (isUniqueViolation(error, domainRule)) return domainTaken();
      throw error;
    }
  },

  updateRestaurant: async (request) => {
    const refusal = (await refusalUnlessAdmin(request)) ?? wrongRestaurant(request.body);
    if (refusal !== null) return refusal;
    const { app, body, params, foundationId } = request;
    const { minOrderPrice, ...rest } = body;
    const changes: RestaurantChanges =
      minOrderPrice === undefined ? rest : { ...rest, minOrderPrice: penceFromPounds(minOrderPrice) };
    try {
      const row = await app.db.transaction((tx) => updateRestaurant(tx, foundationId, params.id, changes));
      return row === null ? notFound('This restaurant') : { status: 200, body: toRestaurant(row) };
    } catch (error) {
      if (isUniqueViolation(error, domainRule)) return domainTaken();
      throw error;
    }
  },

  deleteRestaurant: async (request) => {
    const refusal = await refusalUnlessAdmin(request);
    if (refusal !== null) return refusal;
    const { app, params, foundationId, keepAnswer } = request;
    return app.db.transaction(async (tx) => {
      if (!(await setDeleted(tx, foundationId, params.id, true))) return notFound('This restaurant');
      const answer = { status: 204 } as const;
      await keepAnswer(tx, answer);
      return answer;
    });
  },

  // Restoring one that was never deleted changes nothing and is no mistake.
  restoreRestaurant: async (request) => {
    const refusal = await refusalUnlessAdmin(request);
    if (refusal !== null) return refusal;
    const { app, params, foundationId } = request;
    await setDeleted(app.db, foundationId, params.id, false);
    const row = await findRestaurant(app.db, foundationId, params.id);
    return row === null ? notFound('This restaurant') : { status: 200, body: toRestaurant(row) };
  },
} satisfies Partial<Handlers>;

const domainRule = 'restaurant_domains_pkey';

function domainTaken(): Problem {
  return problem(409, 'conflict', 'Another restaurant already has this domain.', {
    fields: [{ field: 'domain', message: 'Another restaurant already has this domain.' }],
  });
}

/** The role is read from the database each time: a token may be older than a change of the admins. */
async function refusalUnlessAdmin<Id extends OperationId>(
  request: HandlerRequest<Id>,
): Promise<Problem | null> {
  const { app, foundationId } = request;
  const customer = await findCustomer(app.db, foundationId, signedIn(request).id);
  if (customer === null) return unauthorized();
  return roleOf(customer, app.env.adminEmails) === 'admin'
    ? null
    : problem(403, 'forbidden', "You don't have permission to do this.");
}

/** What the contract's patterns cannot see. */
function wrongRestaurant(body: {
  readonly timeZone?: string;
  readonly domain?: string;
  readonly minOrderPrice?: number;
}): Problem | null {
  const wrong = (field: string, message: string) =>
    problem(400, 'invalid_request', message, { fields: [{ field, message }] });
  if (body.timeZone !== undefined && !isTimeZone(body.timeZone)) {
    return wrong('timeZone', 'This time zone is not known: write an IANA name, as Europe/London.');
  }
  if (body.domain !== undefined && /^www\./.test(body.domain))
    return wrong('domain', 'Write the domain without www.');
  if (body.minOrderPrice !== undefined && Math.round(body.minOrderPrice * 100) / 100 !== body.minOrderPrice) {
    return wrong('minOrderPrice', 'Write pounds with at most 2 decimals.');
  }
  return null;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
