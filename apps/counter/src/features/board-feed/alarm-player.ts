import type { AlarmSound } from './alarm.ts';

/** Plays the sounds of the alarm. */
export interface AlarmPlayer {
  /** Lets the browser play; it does so only from a press. */
  readonly unlock: () => Promise<void>;
  readonly play: (sound: AlarmSound) => void;
  /** Ends it for good. */
  readonly close: () => void;
  /** Whether it can be heard. */
  readonly canPlay: () => boolean;
  /** Calls back when that changes; returns what ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Makes a player on one audio context; the browser may suspend it again at any time. */
export function createAlarmPlayer(context: AudioContext): AlarmPlayer {
  // The board comes first. What could not be loaded now is loaded with the first sound.
  const loadSounds = () => import('./alarm-sounds.ts').catch(() => null);
  void loadSounds();
  return {
    unlock: () => context.resume(),
    play(sound) {
      if (context.state === 'running') void loadSounds().then((sounds) => sounds?.playSound(context, sound));
    },
    close: () => void context.close(),
    canPlay: () => context.state === 'running',
    subscribe(onChange) {
      context.addEventListener('statechange', onChange);
      return () => context.removeEventListener('statechange', onChange);
    },
  };
}
