import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import type { Acceptance } from '@tiffin/api/counter';
import { staffRoles } from '@tiffin/domain';
import { z } from 'zod';
import { counterMiddleware, staffMiddleware } from '../../server/backend-middleware.ts';
import { idSchema, restaurantSchema } from '../../server/request-schemas.server.ts';

// People and devices are the business of a person, never of the tablet that everybody uses: each call goes with the
// person's session.
const key = z.uuid();
const role = z.enum(staffRoles);

/** The paired devices. */
export const fetchDevices = createServerFn()
  .middleware([staffMiddleware])
  .validator(restaurantSchema)
  .handler(async ({ context: { backend }, data }) => unwrap(await backend.listDevices(data.restaurantId)));

/** Makes a code that pairs one device. */
export const createPairingCode = createServerFn({ method: 'POST' })
  .middleware([staffMiddleware])
  .validator(restaurantSchema.extend({ name: z.string().trim().min(1).max(60) }))
  .handler(async ({ context: { backend }, data: { restaurantId, name } }) =>
    unwrap(await backend.createPairingCode(restaurantId, name)),
  );

/** Removes a device: its token is worth nothing from now on. */
export const removeDevice = createServerFn({ method: 'POST' })
  .middleware([staffMiddleware])
  .validator(restaurantSchema.extend({ deviceId: idSchema, key }))
  .handler(async ({ context: { backend }, data: { restaurantId, deviceId, key: idempotencyKey } }) =>
    unwrap(await backend.removeDevice(restaurantId, deviceId, { idempotencyKey })),
  );

/** The people and the open invitations. */
export const fetchMembers = createServerFn()
  .middleware([staffMiddleware])
  .validator(restaurantSchema)
  .handler(async ({ context: { backend }, data }) => unwrap(await backend.listMembers(data.restaurantId)));

/** Invites a person by e-mail, or renews the invitation. */
export const inviteMember = createServerFn({ method: 'POST' })
  .middleware([staffMiddleware])
  .validator(restaurantSchema.extend({ email: z.email().max(254), role, key }))
  .handler(async ({ context: { backend }, data: { restaurantId, key: idempotencyKey, ...invitation } }) =>
    unwrap(await backend.inviteMember(restaurantId, invitation, { idempotencyKey })),
  );

/** Gives a person another role. */
export const updateMember = createServerFn({ method: 'POST' })
  .middleware([staffMiddleware])
  .validator(restaurantSchema.extend({ memberId: idSchema, role }))
  .handler(async ({ context: { backend }, data: { restaurantId, memberId, role: next } }) =>
    unwrap(await backend.updateMember(restaurantId, memberId, next)),
  );

/** Removes a person or an invitation. */
export const removeMember = createServerFn({ method: 'POST' })
  .middleware([staffMiddleware])
  .validator(restaurantSchema.extend({ memberId: idSchema, key }))
  .handler(async ({ context: { backend }, data: { restaurantId, memberId, key: idempotencyKey } }) =>
    unwrap(await backend.removeMember(restaurantId, memberId, { idempotencyKey })),
  );

/** Makes a new PIN for the person and returns it, this once. */
export const createPin = createServerFn({ method: 'POST' })
  .middleware([staffMiddleware])
  .validator(restaurantSchema)
  .handler(async ({ context: { backend }, data }) => unwrap(await backend.createPin(data.restaurantId)));

/** Who answers orders. */
export const fetchAcceptance = createServerFn()
  .middleware([counterMiddleware])
  .validator(restaurantSchema)
  .handler(async ({ context: { backend }, data }): Promise<Acceptance> => {
    return unwrap(await backend.listChanges(data.restaurantId, { limit: 1 })).acceptance;
  });
