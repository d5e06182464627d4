import { createServerFn } from '@tanstack/react-start';
import { z } from 'zod';
import { customerBackend } from '../../server/backend.server.ts';
import { resultFor } from '../../server/call-result.ts';

/** Who is signed in. */
export const fetchMe = createServerFn().handler(async () =>
  resultFor(await (await customerBackend()).getMe()),
);

/** Changes the customer's name or phone number. */
export const updateMe = createServerFn({ method: 'POST' })
  .validator(z.object({ name: z.string().max(200).optional(), phoneNumber: z.string().max(40).optional() }))
  .handler(async ({ data: { name, phoneNumber } }) => {
    const change = { ...(name !== undefined && { name }), ...(phoneNumber !== undefined && { phoneNumber }) };
    return resultFor(await (await customerBackend()).updateMe(change));
  });

/** Renews the session by its refresh token alone, when the access token is no good. */
export const renewSession = createServerFn({ method: 'POST' }).handler(async () =>
  resultFor(await (await customerBackend()).refreshSession()),
);

/** Ends the session on the server: none of its refresh tokens works any more. */
export const endSession = createServerFn({ method: 'POST' }).handler(async () =>
  resultFor(await (await customerBackend()).logout()),
);
