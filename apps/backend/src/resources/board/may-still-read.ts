import type { HandlerRequest } from '../../contract/handler.ts';
import { counterActor } from '../../contract/handler.ts';
import { isDevicePaired } from '../devices/device-tokens.store.ts';
import { findMembership } from '../team/memberships.store.ts';
import { findSession, sessionTokenOf } from '../team/staff-sessions.store.ts';

/**
 * Whether the device is still paired, or the session still good and its person in the team: a stream outlives the check
 * of its request. Does not count as a sign of the device, since a sleeping tablet keeps its stream.
 */
export async function mayStillRead(request: HandlerRequest<'streamChanges'>): Promise<boolean> {
  const { app, params, headers, foundationId } = request;
  const { deviceId } = counterActor(request);
  if (deviceId !== null) return isDevicePaired(app.db, params.id, deviceId);
  const token = sessionTokenOf(headers);
  const person = token === null ? null : await findSession(app.db, foundationId, token);
  if (person === null) return false;
  const membership = await findMembership(app.db, foundationId, person.googleSub, params.id);
  return membership !== null && !membership.isRestaurantDeleted;
}
