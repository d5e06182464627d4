import { getRequest, setResponseHeader } from '@tanstack/react-start/server';
import type { AuthSession } from '@tiffin/api';
import { signInBackend } from '../../server/backend.server.ts';
import { type Identity, identityHeaders } from './identity.server.ts';
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
  const headers = identityHeaders(request);
  const signedIn = await identity.api.getSession({ headers });
  const tokens = await identity.api
    .getAccessToken({ body: { useAccountCookie: true }, headers })
    .catch(() => null);
  if (signedIn === null || !tokens?.idToken) return { ok: false, message: signInStrings.failed };

  const { email, name, image } = signedIn.user;
  const verified = await signInBackend().verify({
    idToken: tokens.idToken,
    user: { email, name, photoUrl: image ?? null },
  });
  await endIdentitySession(identity, headers, signedIn.user.id);
  return verified.ok ? { ok: true, session: verified.data } : { ok: false, message: verified.error.message };
}

// Its job is done. What better-auth remembers of the person lives in memory and would only grow.
async function endIdentitySession(identity: Identity, headers: Headers, userId: string): Promise<void> {
  const ended = await identity.api.signOut({ headers, asResponse: true });
  setResponseHeader('set-cookie', ended.headers.getSetCookie());
  const { internalAdapter } = await identity.$context;
  await internalAdapter.deleteUser(userId).catch(() => undefined);
}
