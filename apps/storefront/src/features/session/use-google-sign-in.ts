import type { GoogleSignInState } from '@tiffin/ui';
import { usePageRestored } from '@tiffin/web';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { signInStrings } from './session.strings.ts';
import { beginSignIn, isSignInMessage, openSignInChannel, prefersRedirect } from './sign-in.ts';

interface GoogleSignIn {
  readonly state: GoogleSignInState;
  /** Opens the popup, and so must be called in the click itself; redirects on mobile browsers. */
  readonly signIn: () => void;
  readonly signInByRedirect: () => void;
}

// A window that has moved to another origin may seem closed for a moment.
const closedGraceMs = 1500;

/** Google sign-in by popup or redirect; `onSession` gets the session that the popup brings back. */
export function useGoogleSignIn(onSession: (session: unknown) => void): GoogleSignIn {
  const [state, setState] = useState<GoogleSignInState>({ kind: 'idle' });
  const attempt = useRef<string | null>(null);
  const complete = useEffectEvent(onSession);

  useEffect(() => {
    const channel = openSignInChannel();
    if (channel === null) return;
    channel.onmessage = ({ data }) => {
      // Even after the popup seems closed its result counts: some providers cut our hold on the window.
      if (!isSignInMessage(data) || data.attempt !== attempt.current) return;
      if (data.kind === 'received') return;
      channel.postMessage({ kind: 'received', attempt: data.attempt });
      attempt.current = null;
      if (data.kind === 'failed') return setState({ kind: 'failed', message: data.message });
      // A customer who cannot be signed in with it may try again.
      setState({ kind: 'idle' });
      complete(data.session);
    };
    return () => channel.close();
  }, []);
  // Back from the identity provider, the panel would still say that it is on its way there.
  usePageRestored(() => setState({ kind: 'idle' }));

  const signInByRedirect = useCallback(() => {
    setState({ kind: 'redirecting' });
    beginSignIn(null).then(
      (url) => window.location.assign(url),
      () => setState({ kind: 'failed', message: signInStrings.unavailable }),
    );
  }, []);

  const signIn = useCallback(() => {
    if (
      typeof BroadcastChannel === 'undefined' ||
      prefersRedirect(navigator.userAgent, navigator.maxTouchPoints)
    ) {
      return signInByRedirect();
    }
    const popup = window.open('about:blank', 'tiffin-sign-in', 'popup,width=480,height=680');
    if (popup === null) return setState({ kind: 'popup_blocked' });
    const mine = crypto.randomUUID();
    attempt.current = mine;
    setState({ kind: 'waiting' });
    watchClosing(popup, () => {
      if (attempt.current === mine)
        setState((now) => (now.kind === 'waiting' ? { kind: 'popup_closed' } : now));
    });
    beginSignIn(mine).then(
      (url) => popup.location.assign(url),
      () => {
        popup.close();
        setState({ kind: 'failed', message: signInStrings.unavailable });
      },
    );
  }, [signInByRedirect]);

  return { state, signIn, signInByRedirect };
}

function watchClosing(popup: Window, onClosed: () => void): void {
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    setTimeout(onClosed, closedGraceMs);
  }, 300);
}
