import { useEffect, useRef, useState } from 'react';
import { signInFailure, signInStrings } from '../session/session.strings.ts';
import { isSignInMessage, openSignInChannel, type SignInMessage } from '../session/sign-in.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

// How long the page that opened the popup, which is in the background and may be slow, may take to say that it has the
// session.
const answerMs = 5000;

/** Completes the sign-in: hands the session to the page that opened the popup, or signs in with it here. */
export function useSignInCallback(attempt: string | null, error: string | null): { message: string | null } {
  const [message, setMessage] = useState<string | null>(null);
  const logIn = useCompleteSignIn();
  const hasBegun = useRef(false);

  useEffect(() => {
    // The identity provider's answer can be redeemed once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const complete = async () => {
      const result = error === null ? await redeem() : { ok: false as const, message: signInFailure(error) };
      const outcome: SignInMessage | null =
        attempt === null
          ? null
          : result.ok
            ? { kind: 'signed-in', attempt, session: result.session }
            : { kind: 'failed', attempt, message: result.message };
      if (outcome !== null && (await deliver(outcome))) return window.close();
      if (result.ok) logIn(result.session);
      else setMessage(result.message);
    };
    void complete();
  }, [attempt, error, logIn]);

  return { message };
}

async function redeem() {
  try {
    const { completeSignIn } = await import('../session/session.functions.ts');
    return await completeSignIn();
  } catch {
    return { ok: false as const, message: signInStrings.unavailable };
  }
}

/** Sends the result to the page that opened the popup; returns whether that page has confirmed it. */
function deliver(outcome: SignInMessage): Promise<boolean> {
  const channel = openSignInChannel();
  if (channel === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const finish = (isHeard: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isHeard);
    };
    const timer = setTimeout(() => finish(false), answerMs);
    channel.onmessage = ({ data }) => {
      if (isSignInMessage(data) && data.kind === 'received' && data.attempt === outcome.attempt) finish(true);
    };
    channel.postMessage(outcome);
  });
}
