import {
  doBreaksFit,
  hasControls,
  isTimeZone,
  type OpeningHours,
  penceFromPounds,
  weekdays,
} from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import { type HandlerRequest, type Handlers, type OperationId, signedIn } from '../../contract/handler.ts';
import {
  invalidName,
  isProblem,
  notFound,
  type Problem,
  ProblemError,
  problem,
  unauthorized,
} from '../../contract/problem.ts';
import { isUniqueViolation } from '../../db/failures.ts';
import { type Customer, findCustomer, roleOf } from '../auth/customers.store.ts';
import { wrongBreaks } from '../service/special-hours.refusals.ts';
import { deleteRestaurant } from './delete-restaurant.ts';
import { domainTaken, hasOpenOrders, hostnamesTaken } from './restaurant-admin.refusals.ts';
import { createRestaurant, type RestaurantChanges, updateRestaurant } from './restaurant-admin.store.ts';
import { findRestaurant } from './restaurants.store.ts';
import { restaurantToWire } from './restaurants.wire.ts';
import { restoreRestaurant } from './restore-restaurant.ts';

/** What only admins may do with restaurants. */
export const restaurantAdminHandlers = {
  createRestaurant: async (request) => {
    const admin = await requireAdmin(request);
    const refusal = wrongRestaurant(request.body);
    if (refusal !== null) return refusal;
    const { app, body, foundationId, keepAnswer } = request;
    const { minOrderPrice = 0, isActive = true, ...rest } = body;
    try {
      const answer = await app.db.transaction(async (tx) => {
        const row = await createRestaurant(tx, foundationId, {
          ...rest,
          isActive,
          minOrderPrice: penceFromPounds(minOrderPrice),
        });
        const created = { status: 201, body: restaurantToWire(row) } as const;
        await keepAnswer(tx, created);
        return created;
      });
      logWrite(app, admin, 'createRestaurant', answer.body._id, body);
      return answer;
    } catch (error) {
      if (isUniqueViolation(error, domainRule)) return domainTaken();
      throw error;
    }
  },

  updateRestaurant: async (request) => {
    const admin = await requireAdmin(request);
    const refusal = wrongRestaurant(request.body);
    if (refusal !== null) return refusal;
    const { app, body, params, foundationId } = request;
    const { minOrderPrice, ...rest } = body;
    const changes: RestaurantChanges =
      minOrderPrice === undefined ? rest : { ...rest, minOrderPrice: penceFromPounds(minOrderPrice) };
    try {
      const row = await app.db.transaction((tx) => updateRestaurant(tx, foundationId, params.id, changes));
      if (row === null) return notFound('This restaurant');
      logWrite(app, admin, 'updateRestaurant', row.id, body);
      return { status: 200, body: restaurantToWire(row) };
    } catch (error) {
      if (isUniqueViolation(error, domainRule)) return domainTaken();
      throw error;
    }
  },

  deleteRestaurant: async (request) => {
    const admin = await requireAdmin(request);
    const { app, params, foundationId, keepAnswer } = request;
    const answer = await app.db.transaction(async (tx) => {
      const deletion = await deleteRestaurant(tx, app, foundationId, params.id);
      if (deletion.kind === 'missing') return notFound('This restaurant');
      if (deletion.kind === 'refused') return hasOpenOrders(deletion.name, deletion.open);
      const deleted = { status: 204 } as const;
      await keepAnswer(tx, deleted);
      return deleted;
    });
    if (!isProblem(answer)) logWrite(app, admin, 'deleteRestaurant', params.id);
    return answer;
  },

  // Restoring one that was never deleted changes nothing and is no mistake.
  restoreRestaurant: async (request) => {
    const admin = await requireAdmin(request);
    const { app, params, foundationId } = request;
    try {
      const restoration = await app.db.transaction((tx) => restoreRestaurant(tx, foundationId, params.id));
      if (restoration.kind === 'refused') return hostnamesTaken(restoration.taken);
      if (restoration.kind === 'restored') logWrite(app, admin, 'restoreRestaurant', params.id);
    } catch (error) {
      // Another restaurant has taken a hostname since this one found it free.
      if (isUniqueViolation(error, domainRule)) return domainTaken();
      throw error;
    }
    const row = await findRestaurant(app.db, foundationId, params.id);
    return row === null ? notFound('This restaurant') : { status: 200, body: restaurantToWire(row) };
  },
} satisfies Partial<Handlers>;

const domainRule = 'restaurant_domains_hostname';

/** The admin who makes the request, or a refusal. The role is read each time: a token may be older than its end. */
async function requireAdmin<Id extends OperationId>(request: HandlerRequest<Id>): Promise<Customer> {
  const { app, foundationId } = request;
  const customer = await findCustomer(app.db, foundationId, signedIn(request).id);
  if (customer === null) throw new ProblemError(unauthorized());
  if (roleOf(customer, app.env.ADMIN_EMAILS) !== 'admin') {
    throw new ProblemError(problem(403, 'forbidden', "You don't have permission to do this."));
  }
  return customer;
}

/** Records who did what to which restaurant, once it is committed. */
function logWrite(
  { log }: AppContext,
  { id, email }: Customer,
  action: OperationId,
  restaurantId: string,
  fields: object = {},
): void {
  log.info(
    { admin: { id, email }, action, restaurantId, fields: Object.keys(fields) },
    'an admin changed a restaurant',
  );
}

/** What the contract's patterns cannot see. */
function wrongRestaurant(body: {
  readonly name?: string;
  readonly timeZone?: string;
  readonly hours?: OpeningHours;
  readonly domain?: string;
  readonly minOrderPrice?: number;
}): Problem | null {
  const wrong = (field: string, message: string) =>
    problem(400, 'invalid_request', message, { fields: [{ field, message }] });
  if (body.name !== undefined && hasControls(body.name)) return invalidName();
  if (body.timeZone !== undefined && !isTimeZone(body.timeZone)) {
    return wrong('timeZone', 'This time zone is not known: write an IANA name, as Europe/London.');
  }
  const wrongDay = weekdays.find((day) => {
    const hours = body.hours?.[day];
    return hours !== undefined && !doBreaksFit(hours);
  });
  if (wrongDay !== undefined) return wrongBreaks(`hours.${wrongDay}.breaks`);
  if (body.domain !== undefined && /^www\./.test(body.domain))
    return wrong('domain', 'Write the domain without www.');
  if (body.minOrderPrice !== undefined && Math.round(body.minOrderPrice * 100) / 100 !== body.minOrderPrice) {
    return wrong('minOrderPrice', 'Write pounds with at most 2 decimals.');
  }
  return null;
}
