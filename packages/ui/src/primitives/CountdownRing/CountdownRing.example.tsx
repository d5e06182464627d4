import { CountdownRing, useCountdown } from '@tiffin/ui';

/** Five seconds until the page goes on by itself. */
export function GoesOn({ goOn }: { goOn: () => void }) {
  const secondsLeft = useCountdown({ seconds: 5, onEnd: goOn });
  return <CountdownRing seconds={5} secondsLeft={secondsLeft} />;
}
