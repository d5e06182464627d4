import { hasRole } from '@tiffin/domain';
import type { AppContext } from '../context.ts';
import type { CounterActor } from '../contract/handler.ts';
import type { CounterAccess } from '../contract/operation-config.ts';
import { notFound, restaurantDeleted, unauthorized } from '../contract/problem.ts';
import { deviceTokenOf, findDevice } from '../resources/devices/device-tokens.store.ts';
import { findMembership } from '../resources/team/memberships.store.ts';
import { roleNeeded } from '../resources/team/role-needed.ts';
import { findSession, sessionTokenOf } from '../resources/team/staff-sessions.store.ts';
import { type Middleware, type RequestContext, refuse } from './request-env.ts';

/**
 * Lets people and devices of a restaurant in. Sessions, memberships and devices are read at each request, so that who is
 * removed or demoted loses at once what they may no longer do. A restaurant of others looks like none at all; their own,
 * deleted, is 410: it can be restored, and a 401 would make a device forget that it is paired.
 */
export function counterAccess(app: AppContext, access: CounterAccess): Middleware {
  return async (context, next) => {
    const caller =
      (access.isOpenToPeople ? await findPerson(app, context, access) : null) ??
      (access.isOpenToDevices ? await findCallingDevice(app, context, access) : null);
    if (caller === null) return refuse(context, unauthorized());
    if (caller.isRestaurantDeleted) return refuse(context, restaurantDeleted());
    if (access.role === null) return next();
    const { actor } = caller;
    if (actor === null) return refuse(context, notFound('This restaurant'));
    if (!hasRole(actor.role, access.role)) return refuse(context, roleNeeded(actor));
    context.set('actor', actor);
    return next();
  };
}

/** Someone with a good token. */
interface Caller {
  /** As whom they act at the restaurant in the path; null where they do not belong to it, or the path names none. */
  readonly actor: CounterActor | null;
  /** Their own restaurant is deleted: a device's, or the one in the path. */
  readonly isRestaurantDeleted: boolean;
}

async function findPerson(
  app: AppContext,
  context: RequestContext,
  { role }: CounterAccess,
): Promise<Caller | null> {
  const foundationId = context.get('foundationId') ?? '';
  const token = sessionTokenOf(context.req.raw.headers);
  const person = token === null ? null : await findSession(app.db, foundationId, token);
  if (person === null) return null;
  context.set('person', person);
  const nowhere = { actor: null, isRestaurantDeleted: false };
  if (role === null) return nowhere;
  const restaurantId = context.req.param('id') ?? '';
  return (await findMembership(app.db, foundationId, person.googleSub, restaurantId)) ?? nowhere;
}

async function findCallingDevice(
  app: AppContext,
  context: RequestContext,
  { role }: CounterAccess,
): Promise<Caller | null> {
  const token = deviceTokenOf(context.req.raw.headers);
  const found = token === null ? null : await findDevice(app.db, context.get('foundationId') ?? '', token);
  if (found === null) return null;
  context.set('device', found.device);
  const isAtRestaurant = role !== null && found.device.restaurantId === context.req.param('id');
  const { isRestaurantDeleted } = found;
  return { actor: isAtRestaurant ? found.actor : null, isRestaurantDeleted };
}
