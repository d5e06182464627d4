import { CallError, type User, unwrapResult } from '@tiffin/api';
import { showFailedRequest } from '../toasts/failed-requests.ts';
import { toasts } from '../toasts/toasts.ts';
import { fetchMe, renewSession } from './session.functions.ts';
import { sessionStrings } from './session.strings.ts';
import { tokenStore } from './token-store.ts';

/** Reads who is signed in; renews the session where only the access token is refused, and ends it where both are. */
export async function readMe(): Promise<User> {
  const sent = tokenStore.read();
  const me = await fetchMe();
  if (me.ok || me.failure.status !== 401 || sent === null) return unwrapResult(me);
  // The access token may be broken while the refresh token is good.
  const renewed = await renewSession();
  if (renewed.ok) {
    tokenStore.replace(sent, renewed.value);
    return renewed.value.user;
  }
  // Refused tokens are worthless, whether expired or revoked: the customer is a visitor again.
  if (renewed.failure.status === 401 && tokenStore.clearIfUnchanged(sent))
    showSignedOut(new CallError(renewed.failure));
  return unwrapResult(me);
}

/** Shows the message to a customer whose session has ended; dropping the tokens has ended the read that found out. */
function showSignedOut(error: CallError): void {
  // The catalogue has words for it, but not on the home page (Spec §8).
  if (!showFailedRequest(error)) toasts.failure(sessionStrings.signedOut);
}
