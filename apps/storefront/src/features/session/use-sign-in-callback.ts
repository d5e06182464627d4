import { useEffect, useRef, useState } from 'react';
import { signInFailure, signInStrings } from './session.strings.ts';
import { isSignInMessage, openSignInChannel, type SignInMessage } from './sign-in.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

// How long the page that opened the popup may take to say that it has the session.
const answerMs = 1500;

/** Completes the sign-in: hands the session to the page that opened the popup, or enters with it here. */
export function useSignInCallback(attempt: string | null, error: string | null): { message: string | null } {
  const [message, setMessage] = useState<string | null>(null);
  const enter = useCompleteSignIn();
  const hasBegun = useRef(false);

  useEffect(() => {
    // The identity provider's answer can be redeemed once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const land = async () => {
      const result =
        error === null ? await redeemed() : { ok: false as const, message: signInFailure(error) };
      const outcome: SignInMessage | null =
        attempt === null
          ? null
          : result.ok
            ? { kind: 'signed-in', attempt, session: result.session }
            : { kind: 'failed', attempt, message: result.message };
      if (outcome !== null && (await isReceived(outcome))) return window.close();
      if (result.ok) enter(result.session);
      else setMessage(result.message);
    };
    void land();
  }, [attempt, error, enter]);

  return { message };
}

async function redeemed() {
  try {
    const { completeSignIn } = await import('./session.functions.ts');
    return await completeSignIn();
  } catch {
    return { ok: false as const, message: signInStrings.unavailable };
  }
}

/** Sends the result to the page that opened the popup, and waits for its answer; without one it may have gone elsewhere. */
function isReceived(outcome: SignInMessage): Promise<boolean> {
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
