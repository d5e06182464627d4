import { hasControls } from '@tiffin/domain';
import { counterActor, type Handlers } from '../../contract/handler.ts';
import { invalidName, notFound, type Problem, problem, rateLimited } from '../../contract/problem.ts';
import { isTooMany } from '../../rate-limits/rate-limits.ts';
import { addToAuditLog } from '../audit-log/audit-log.store.ts';
import { lockTeam } from '../team/members.store.ts';
import { changeAcceptance, readAcceptance } from './acceptance.store.ts';
import { listDevices, makeCode, pair, revokeDevice } from './devices.store.ts';
import { deviceToWire } from './devices.wire.ts';
import { changeLock } from './lock.store.ts';

/** Pairing, listing and removing devices. */
export const pairingHandlers = {
  listDevices: async ({ app, params }) => ({
    status: 200,
    body: { docs: (await listDevices(app.db, params.id)).map(deviceToWire) },
  }),

  createPairingCode: async (request) => {
    const { app, params, body } = request;
    const actor = counterActor(request);
    if (hasControls(body.name)) return invalidName();
    const deviceName = body.name.trim();
    return app.db.transaction(async (tx) => {
      const wanted = { restaurantId: params.id, deviceName, madeBy: actor.memberId ?? '' };
      const { code, expiresAt } = await makeCode(tx, app.env.PIN_SECRET, wanted);
      const data = { subject: deviceName };
      await addToAuditLog(tx, { restaurantId: params.id, action: 'device_code_made', actor, data });
      return { status: 201, body: { code, expiresAt: expiresAt.toISOString() } };
    });
  },

  pairDevice: async ({ app, foundationId, body }) => {
    const attempt = () =>
      app.db.transaction(async (tx) => {
        const paired = await pair(tx, app.env.PIN_SECRET, foundationId, body.code);
        if (paired === null) return null;
        const { device, deviceToken, restaurantName, madeBy } = paired;
        const { restaurantId, pairedByName } = device;
        const actor = { memberId: madeBy, name: pairedByName, deviceId: device.id };
        const data = { subjectId: device.id, subject: device.name };
        await addToAuditLog(tx, { restaurantId, action: 'device_paired', actor, data });
        return { deviceToken, device: deviceToWire(device), restaurantId, restaurantName };
      });
    // Many addresses together try no more than so many of the ten figures, of which there are ten thousand million.
    const isWrong = (paired: unknown) => paired === null;
    const result = await app.rateLimits.guess('PAIRING_TENANT', foundationId, attempt, isWrong);
    if (result === null) return codeInvalid();
    return isTooMany(result) ? rateLimited(result) : { status: 200, body: result };
  },

  removeDevice: async (request) => {
    const { app, params, keepAnswer } = request;
    const actor = counterActor(request);
    return app.db.transaction(async (tx) => {
      await lockTeam(tx, params.id);
      const paired = await listDevices(tx, params.id);
      const device = paired.find(({ id }) => id === params.deviceId);
      if (device === undefined) return notFound('This device');
      await revokeDevice(tx, device.id);
      const data = { subjectId: device.id, subject: device.name };
      await addToAuditLog(tx, { restaurantId: params.id, action: 'device_revoked', actor, data });
      const { acceptance, minutes } = await readAcceptance(tx, params.id);
      // Nobody would see the orders that wait for an answer.
      if (paired.length === 1 && acceptance === 'manual')
        await changeAcceptance(tx, params.id, { acceptance: 'auto', minutes }, actor);
      const answer = { status: 204 as const };
      await keepAnswer(tx, answer);
      return answer;
    });
  },

  setAcceptance: async (request) => {
    const { app, params, body } = request;
    return app.db.transaction(async (tx) => {
      await lockTeam(tx, params.id);
      if (body.acceptance === 'manual' && (await listDevices(tx, params.id)).length === 0) return noDevice();
      await changeAcceptance(tx, params.id, body, counterActor(request));
      return { status: 200, body };
    });
  },

  setLock: async (request) => {
    const { app, params, body } = request;
    return app.db.transaction(async (tx) => {
      await lockTeam(tx, params.id);
      const isChanged = await changeLock(tx, params.id, body.needsPin, counterActor(request));
      return isChanged ? { status: 200, body } : noPin();
    });
  },
} satisfies Partial<Handlers>;

function codeInvalid(): Problem {
  return problem(404, 'code_invalid', "This code does not work. Make a new one on the owner's page.");
}

function noDevice(): Problem {
  const message = 'Pair a device first: otherwise nobody would see the orders that wait.';
  return problem(409, 'no_device', message);
}

function noPin(): Problem {
  return problem(409, 'no_pin', 'Make a PIN first: otherwise nobody could open a locked device.');
}
