import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { z } from 'zod';
import { backendFor } from '../../server/backend.server.ts';
import { completeSignInOnServer } from './complete-sign-in.server.ts';
import { customerMiddleware } from './customer-middleware.ts';
import { tokenPattern } from './token-store.ts';

/** Who is signed in. */
export const fetchMe = createServerFn()
  .middleware([customerMiddleware])
  .handler(async ({ context: { backend } }) => unwrap(await backend.getMe()));

/** Changes the customer's name or phone number. */
export const updateMe = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(z.object({ name: z.string().max(200).optional(), phoneNumber: z.string().max(40).optional() }))
  .handler(async ({ context: { backend }, data: { name, phoneNumber } }) => {
    const change = { ...(name !== undefined && { name }), ...(phoneNumber !== undefined && { phoneNumber }) };
    return unwrap(await backend.updateMe(change));
  });

/** Renews the session by its refresh token alone, when the access token is refused. */
export const renewSession = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context: { backend } }) => unwrap(await backend.refreshSession()));

/**
 * Ends a session on the server: none of its refresh tokens works any more. The token is an argument, because by now
 * another customer's may be in the headers.
 */
export const endSession = createServerFn({ method: 'POST' })
  .validator(z.object({ refreshToken: z.string().regex(tokenPattern) }))
  .handler(async ({ data }) => unwrap(await backendFor(data).logout()));

/** Turns the identity provider's answer into a session with our backend, and ends better-auth's own. */
export const completeSignIn = createServerFn({ method: 'POST' }).handler(() => completeSignInOnServer());
