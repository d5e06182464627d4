import { callingDevice, counterActor, type Handlers } from '../../contract/handler.ts';
import { type Problem, problem, rateLimited } from '../../contract/problem.ts';
import { isTooMany } from '../../rate-limits/rate-limits.ts';
import { addToAuditLog } from '../audit-log/audit-log.store.ts';
import { lockTeam } from '../team/members.store.ts';
import { rotateToken } from './device-tokens.store.ts';
import { readDevice } from './devices.store.ts';
import { deviceToWire } from './devices.wire.ts';
import { elevate, endElevation, makePin } from './pins.store.ts';

/** What a paired device does for itself, and the PINs that are entered on it. */
export const deviceHandlers = {
  getDevice: async (request) => {
    const { device, restaurantName, memberId, memberName, role } = await readDevice(
      request.app.db,
      callingDevice(request).id,
    );
    const elevation =
      memberId === null || role === null || device.elevatedUntil === null
        ? null
        : { memberId, name: memberName ?? '', role, until: device.elevatedUntil.toISOString() };
    return {
      status: 200,
      body: {
        device: deviceToWire(device),
        restaurantId: device.restaurantId,
        restaurantName,
        elevation,
      },
    };
  },

  rotateDeviceToken: async (request) => ({
    status: 200,
    body: { deviceToken: await rotateToken(request.app.db, callingDevice(request).id) },
  }),

  enterPin: async (request) => {
    const { app, body } = request;
    const device = callingDevice(request);
    const isWrong = (result: unknown) => result === null;
    const attempt = () => elevate(app.db, app.env.PIN_SECRET, device, body.pin);
    // A short limit against trying at once, a long one against trying for days.
    const withinDay = () => app.rateLimits.guess('PIN_DAY', device.id, attempt, isWrong);
    const elevation = await app.rateLimits.guess('PIN', device.id, withinDay, isWrong);
    if (elevation === null) return pinWrong();
    if (isTooMany(elevation)) return rateLimited(elevation);
    return { status: 200, body: { ...elevation, until: elevation.until.toISOString() } };
  },

  endElevation: async (request) => {
    await endElevation(request.app.db, callingDevice(request).id);
    return { status: 204 };
  },

  createPin: async (request) => {
    const { app, params } = request;
    const actor = counterActor(request);
    return app.db.transaction(async (tx) => {
      await lockTeam(tx, params.id);
      const pin = await makePin(tx, app.env.PIN_SECRET, params.id, actor.memberId ?? '');
      await addToAuditLog(tx, { restaurantId: params.id, action: 'pin_set', actor });
      return { status: 201, body: { pin } };
    });
  },
} satisfies Partial<Handlers>;

function pinWrong(): Problem {
  return problem(401, 'pin_wrong', 'This PIN is wrong.');
}
