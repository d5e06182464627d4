import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import type { Acceptance } from '@tiffin/api/counter';
import { counterLimits, staffRoles } from '@tiffin/domain';
import { z } from 'zod';
import { counterBackend, staffBackend } from '../../server/backend.server.ts';
import { idSchema, restaurantSchema } from '../../server/request-schemas.server.ts';

// People and devices are the business of a person, never of the tablet that everybody uses: each call goes with the
// person's session.
const key = z.uuid();
const role = z.enum(staffRoles);

/** The paired devices. */
export const fetchDevices = createServerFn()
  .validator(restaurantSchema)
  .handler(async ({ data }) => unwrap(await staffBackend().listDevices(data.restaurantId)));

/** Makes a code that pairs one device. */
export const createPairingCode = createServerFn({ method: 'POST' })
  .validator(restaurantSchema.extend({ name: z.string().trim().min(1).max(60) }))
  .handler(async ({ data: { restaurantId, name } }) =>
    unwrap(await staffBackend().createPairingCode(restaurantId, name)),
  );

/** Removes a device: its token is worth nothing from now on. */
export const removeDevice = createServerFn({ method: 'POST' })
  .validator(restaurantSchema.extend({ deviceId: idSchema, key }))
  .handler(async ({ data: { restaurantId, deviceId, key: idempotencyKey } }) =>
    unwrap(await staffBackend().removeDevice(restaurantId, deviceId, { idempotencyKey })),
  );

/** The people and the open invitations. */
export const fetchMembers = createServerFn()
  .validator(restaurantSchema)
  .handler(async ({ data }) => unwrap(await staffBackend().listMembers(data.restaurantId)));

/** Invites a person by e-mail, or renews the invitation. */
export const inviteMember = createServerFn({ method: 'POST' })
  .validator(restaurantSchema.extend({ email: z.email().max(254), role, key }))
  .handler(async ({ data: { restaurantId, key: idempotencyKey, ...invitation } }) =>
    unwrap(await staffBackend().inviteMember(restaurantId, invitation, { idempotencyKey })),
  );

/** Gives a person another role. */
export const updateMember = createServerFn({ method: 'POST' })
  .validator(restaurantSchema.extend({ memberId: idSchema, role }))
  .handler(async ({ data: { restaurantId, memberId, role: next } }) =>
    unwrap(await staffBackend().updateMember(restaurantId, memberId, next)),
  );

/** Removes a person or an invitation. */
export const removeMember = createServerFn({ method: 'POST' })
  .validator(restaurantSchema.extend({ memberId: idSchema, key }))
  .handler(async ({ data: { restaurantId, memberId, key: idempotencyKey } }) =>
    unwrap(await staffBackend().removeMember(restaurantId, memberId, { idempotencyKey })),
  );

/** Makes a new PIN for the person and returns it, this once. */
export const createPin = createServerFn({ method: 'POST' })
  .validator(restaurantSchema)
  .handler(async ({ data }) => unwrap(await staffBackend().createPin(data.restaurantId)));

/** Who answers orders. */
export const fetchAcceptance = createServerFn()
  .validator(restaurantSchema)
  .handler(async ({ data }): Promise<Acceptance> => {
    return unwrap(await counterBackend().listChanges(data.restaurantId, { limit: 1 })).acceptance;
  });

/** Chooses who answers orders. */
export const setAcceptance = createServerFn({ method: 'POST' })
  .validator(
    restaurantSchema.extend({
      acceptance: z.enum(['auto', 'manual']),
      minutes: z.number().int().min(counterLimits.answer.least).max(counterLimits.answer.most),
    }),
  )
  .handler(async ({ data: { restaurantId, ...acceptance } }) =>
    unwrap(await staffBackend().setAcceptance(restaurantId, acceptance)),
  );
