/** A message between the popup and the page that opened it. */
export type SignInMessage =
  | { readonly kind: 'signed-in'; readonly attempt: string; readonly session: unknown }
  | { readonly kind: 'failed'; readonly attempt: string; readonly message: string }
  | { readonly kind: 'received'; readonly attempt: string };

/** The channel on which popup and page talk; null where the browser has none. */
export function openSignInChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tiffin-sign-in');
}

/** Whether a message on the channel is one of ours. */
export function isSignInMessage(data: unknown): data is SignInMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('attempt' in data)) return false;
  if (typeof data.attempt !== 'string') return false;
  if (data.kind === 'failed') return 'message' in data && typeof data.message === 'string';
  return data.kind === 'received' || (data.kind === 'signed-in' && 'session' in data);
}

/** The path that the identity provider leads back to; with an attempt it is the popup that comes back. */
export function callbackPath(attempt: string | null): string {
  return attempt === null ? '/auth/callback' : `/auth/callback?attempt=${attempt}`;
}

/** What `callbackPath` returns, and nothing else. */
export const callbackPathPattern = /^\/auth\/callback(\?attempt=[0-9a-f-]{36})?$/;

/** Begins the sign-in and answers with the identity provider's address; throws when it cannot be begun. */
export async function beginSignIn(attempt: string | null): Promise<string> {
  const callbackURL = callbackPath(attempt);
  const response = await fetch('/api/auth/sign-in/social', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      provider: 'google',
      callbackURL,
      errorCallbackURL: callbackURL,
      disableRedirect: true,
    }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (
    response.ok &&
    typeof answer === 'object' &&
    answer !== null &&
    'url' in answer &&
    typeof answer.url === 'string'
  ) {
    return answer.url;
  }
  throw new Error(`Sign-in could not begin (status ${response.status})`);
}

/** Whether sign-in goes by redirect, because mobile browsers open popups as tabs (Spec §6). */
export function prefersRedirect(userAgent: string, touchPoints: number): boolean {
  // iPads call themselves Macs; no Mac has a touch screen.
  return (
    /android|iphone|ipad|ipod|mobile/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1)
  );
}
