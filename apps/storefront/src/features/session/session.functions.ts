import { createServerFn } from '@tanstack/react-start';
import { resultFor } from '@tiffin/api';
import { z } from 'zod';
import { backendFor, customerBackend } from '../../server/backend.server.ts';
import { completeSignInOnServer } from './complete-sign-in.server.ts';
import { tokenPattern } from './token-store.ts';

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

/** Renews the session by its refresh token alone, when the access token is refused. */
export const renewSession = createServerFn({ method: 'POST' }).handler(async () =>
  resultFor(await (await customerBackend()).refreshSession()),
);

/**
 * Ends a session on the server: none of its refresh tokens works any more. The token is an argument, because by now
 * another customer's may be in the headers.
 */
export const endSession = createServerFn({ method: 'POST' })
  .validator(z.object({ refreshToken: z.string().regex(tokenPattern) }))
  .handler(async ({ data }) => resultFor(await backendFor(data).logout()));

/** Turns the identity provider's answer into a session with our backend, and ends better-auth's own. */
export const completeSignIn = createServerFn({ method: 'POST' }).handler(() => completeSignInOnServer());
