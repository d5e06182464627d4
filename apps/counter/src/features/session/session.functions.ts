import { createServerFn } from '@tanstack/react-start';
import { appendResponseHeader, getRequest } from '@tanstack/react-start/server';
import { ApiError, unwrap } from '@tiffin/api';
import { z } from 'zod';
import { anonymousBackend } from '../../server/backend.server.ts';
import { staffMiddleware } from '../../server/backend-middleware.ts';
import { forgetCredential, keepCredential } from '../../server/credentials.server.ts';
import { idSchema } from '../../server/request-schemas.server.ts';
import { deviceSeconds, readAccess } from './access.server.ts';
import { beginAtProvider } from './identity.server.ts';
import { sessionStrings } from './session.strings.ts';

/** Who works here: the device, the person, and the restaurant. */
export const fetchAccess = createServerFn().handler(() => readAccess());

/** Begins a sign-in, after which an order is shown or the board; returns the identity provider's address, or null while it cannot be reached. */
export const beginSignIn = createServerFn({ method: 'POST' })
  .validator(z.object({ order: idSchema.optional() }))
  .handler(async ({ data: { order } }) => {
    const begun = await beginAtProvider(getRequest(), order);
    for (const cookie of begun?.cookies ?? []) appendResponseHeader('set-cookie', cookie);
    return begun?.url ?? null;
  });

/** Ends the person's session; in this browser also when the backend does not answer. */
export const signOut = createServerFn({ method: 'POST' })
  .middleware([staffMiddleware])
  .handler(async ({ context: { backend } }) => {
    await backend.logoutStaff();
    forgetCredential('person');
  });

// A browser keeps no credential that came over plain HTTP.
const keptNothing = () =>
  new ApiError({
    kind: 'http',
    status: 403,
    code: null,
    message: sessionStrings.insecure,
    details: null,
    retryAfterSeconds: null,
    requestId: null,
  });

/** Pairs this device by the ten digits of a code; its token stays on the server's side of the cookie. */
export const pairDevice = createServerFn({ method: 'POST' })
  .validator(z.object({ code: z.string().regex(/^\d{10}$/), key: z.uuid() }))
  .handler(async ({ data: { code, key } }): Promise<null> => {
    const { deviceToken } = unwrap(await anonymousBackend().pairDevice(code, { idempotencyKey: key }));
    if (!keepCredential('device', deviceToken, deviceSeconds)) throw keptNothing();
    return null;
  });
