import { CounterIcon } from '@tiffin/ui';

/** An icon and the words that it stands beside. */
export function SoundState({ hasSound }: { hasSound: boolean }) {
  return (
    <p>
      <CounterIcon name={hasSound ? 'sound' : 'sound-off'} /> {hasSound ? 'Sound on' : 'Sound off'}
    </p>
  );
}
