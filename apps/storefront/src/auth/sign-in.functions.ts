import { createServerFn } from '@tanstack/react-start';
import { completeSignInOnServer } from './complete-sign-in.server.ts';

/** Turns the identity provider's answer into a session with our backend, and ends better-auth's own. */
export const completeSignIn = createServerFn({ method: 'POST' }).handler(() => completeSignInOnServer());
