import { hasRole } from '@tiffin/domain';
import type { AppContext } from '../context.ts';
import type { CounterAccess } from '../contract/operation-config.ts';
import { notFound, type Problem, problem, unauthorized } from '../contract/problem.ts';
import { findMembership } from '../resources/team/memberships.store.ts';
import { findSession, sessionTokenOf } from '../resources/team/staff-sessions.store.ts';
import { type Middleware, refuse } from './request-env.ts';

/**
 * Lets the people of a restaurant in. Session and membership are read at each request, so that a removed or demoted
 * person loses at once what they may no longer do. A restaurant where the caller does not work looks like none at all.
 */
export function counterAccess(app: AppContext, { role: needed }: CounterAccess): Middleware {
  return async (context, next) => {
    const foundationId = context.get('foundationId') ?? '';
    const token = sessionTokenOf(context.req.raw.headers);
    const person = token === null ? null : await findSession(app.db, foundationId, token);
    if (person === null) return refuse(context, unauthorized());
    context.set('person', person);
    if (needed === null) return next();
    const restaurantId = context.req.param('id') ?? '';
    const actor = await findMembership(app.db, foundationId, person.googleSub, restaurantId);
    if (actor === null) return refuse(context, notFound('This restaurant'));
    if (!hasRole(actor.role, needed)) return refuse(context, notAllowed());
    context.set('actor', actor);
    return next();
  };
}

function notAllowed(): Problem {
  return problem(403, 'forbidden', 'Your role does not allow this. Ask an owner of the restaurant.');
}
