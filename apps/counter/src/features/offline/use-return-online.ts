import { useCallback, useEffect } from 'react';

const tryEveryMs = 5_000;
const answerMs = 4_000;

/** Leaves for the live board as soon as the server answers; the returned function tries at once. */
export function useReturnOnline(): () => void {
  const tryNow = useCallback(async () => {
    const isAnswered = await fetch('/healthz', {
      cache: 'no-store',
      signal: AbortSignal.timeout(answerMs),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    // A page of the network: this one may be of an older build.
    if (isAnswered) location.replace('/');
  }, []);
  useEffect(() => {
    const attempt = () => void tryNow();
    attempt();
    const timer = setInterval(attempt, tryEveryMs);
    window.addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [tryNow]);
  return () => void tryNow();
}
