import { hasRole } from '@tiffin/domain';
import type { AppContext } from '../context.ts';
import type { CounterActor } from '../contract/handler.ts';
import type { CounterAccess } from '../contract/operation-config.ts';
import { notFound, unauthorized } from '../contract/problem.ts';
import { deviceTokenOf, findDevice } from '../resources/devices/device-tokens.store.ts';
import { findMembership } from '../resources/team/memberships.store.ts';
import { roleNeeded } from '../resources/team/role-needed.ts';
import { findSession, sessionTokenOf } from '../resources/team/staff-sessions.store.ts';
import { type Middleware, type RequestContext, refuse } from './request-env.ts';

/**
 * Lets people and devices of a restaurant in. Sessions, memberships and devices are read at each request, so that who is
 * removed or demoted loses at once what they may no longer do. A restaurant of others looks like none at all.
 */
export function counterAccess(app: AppContext, access: CounterAccess): Middleware {
  return async (context, next) => {
    const actor =
      (access.isOpenToPeople ? await personActor(app, context, access) : null) ??
      (access.isOpenToDevices ? await deviceActor(app, context, access) : null);
    if (actor === null) return refuse(context, unauthorized());
    if (access.role === null) return next();
    if (actor === 'elsewhere') return refuse(context, notFound('This restaurant'));
    if (!hasRole(actor.role, access.role)) return refuse(context, roleNeeded(actor));
    context.set('actor', actor);
    return next();
  };
}

/** Who acts; `elsewhere` for a person who does not belong to the restaurant in the path, null for nobody. */
type Found = CounterActor | 'elsewhere' | null;

async function personActor(
  app: AppContext,
  context: RequestContext,
  { role }: CounterAccess,
): Promise<Found> {
  const foundationId = context.get('foundationId') ?? '';
  const token = sessionTokenOf(context.req.raw.headers);
  const person = token === null ? null : await findSession(app.db, foundationId, token);
  if (person === null) return null;
  context.set('person', person);
  if (role === null) return 'elsewhere';
  const { googleSub } = person;
  return (
    (await findMembership(app.db, foundationId, googleSub, context.req.param('id') ?? '')) ?? 'elsewhere'
  );
}

async function deviceActor(
  app: AppContext,
  context: RequestContext,
  { role }: CounterAccess,
): Promise<Found> {
  const token = deviceTokenOf(context.req.raw.headers);
  const found = token === null ? null : await findDevice(app.db, context.get('foundationId') ?? '', token);
  if (found === null) return null;
  context.set('device', found.device);
  return role !== null && found.device.restaurantId === context.req.param('id') ? found.actor : 'elsewhere';
}
