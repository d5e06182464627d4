import { ApiError, statusOf, type TokenPair, type User } from '@tiffin/api';
import { showFailedRequest } from '../toasts/failed-requests.ts';
import { toasts } from '../toasts/toasts.ts';
import { fetchMe, renewSession } from './session.functions.ts';
import { sessionStrings } from './session.strings.ts';
import { tokenStore } from './token-store.ts';

/** Reads who is signed in; renews the session where only the access token is refused, and ends it where both are. */
export async function readMe(): Promise<User> {
  const sent = tokenStore.read();
  try {
    return await fetchMe();
  } catch (error) {
    if (sent === null || statusOf(error) !== 401) throw error;
    // The access token may be broken while the refresh token is good.
    const renewed = await renew(sent);
    if (renewed === null) throw error;
    return renewed;
  }
}

async function renew(sent: TokenPair): Promise<User | null> {
  try {
    const renewed = await renewSession();
    tokenStore.replace(sent, renewed);
    return renewed.user;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Refused tokens are worthless, whether expired or revoked: the customer is a visitor again.
    if (error.status === 401 && tokenStore.clearIfUnchanged(sent)) showSignedOut(error);
    return null;
  }
}

/** Shows the message to a customer whose session has ended; dropping the tokens has ended the read that found out. */
function showSignedOut(error: ApiError): void {
  // The catalogue has words for it, but not on the home page (Spec §8).
  if (!showFailedRequest(error)) toasts.failure(sessionStrings.signedOut);
}
