import { GoogleSignInPanel, type GoogleSignInState } from '@tiffin/ui';
import { useState } from 'react';

/** Signs in with Google in a window of its own, or on this page. */
export function SignIn({ signInWithWindow }: { signInWithWindow: () => void }) {
  const [state, setState] = useState<GoogleSignInState>({ kind: 'idle' });
  const openWindow = () => {
    setState({ kind: 'waiting' });
    signInWithWindow();
  };
  const redirect = () => window.location.assign('/auth/google');
  return <GoogleSignInPanel state={state} browseHref="/" onSignIn={openWindow} onRedirect={redirect} />;
}
