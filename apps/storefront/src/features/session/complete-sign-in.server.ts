import { getRequest, setResponseHeader } from '@tanstack/react-start/server';
import type { AuthSession } from '@tiffin/api';
import { identifiedPerson } from '@tiffin/web/server/identity';
import { signInBackend } from '../../server/backend.server.ts';
import { requestIdentity } from './identity-requests.server.ts';
import { signInStrings } from './session.strings.ts';

/** The session, or what to tell the customer. */
export type SignInResult =
  | { readonly ok: true; readonly session: AuthSession }
  | { readonly ok: false; readonly message: string };

/** Fetches the id token from better-auth's cookies and has the backend verify it (POST /auth/verify). */
export async function completeSignInOnServer(): Promise<SignInResult> {
  const request = getRequest();
  const identity = await requestIdentity(request).catch(() => null);
  if (identity === null) return { ok: false, message: signInStrings.unavailable };
  const person = await identifiedPerson(identity, request);
  if (person === null) return { ok: false, message: signInStrings.failed };

  const { idToken, user } = person;
  const verified = await signInBackend().verify({
    idToken,
    user: { email: user.email, name: user.name, photoUrl: user.image ?? null },
  });
  setResponseHeader('set-cookie', [...(await person.end())]);
  return verified.ok ? { ok: true, session: verified.data } : { ok: false, message: verified.error.message };
}
