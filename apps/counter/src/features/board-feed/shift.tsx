import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type AlarmPlayer, createAlarmPlayer } from './alarm-player.ts';
import { keptShift } from './kept-shift.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** A shift on this device: while it lasts, the device attends its restaurant and the screen stays awake. */
export interface Shift {
  /** Null until the page knows: a shift outlives a reload. */
  readonly isOn: boolean | null;
  /** Whether the bell can be heard. */
  readonly hasSound: boolean;
  /** Null until the page knows how to play. */
  readonly player: AlarmPlayer | null;
  /** Begins the shift and rings once; called by a press, without which no browser plays. */
  readonly start: () => void;
  /** Lets the browser play again; called by a press. */
  readonly unlockSound: () => void;
  readonly end: () => void;
}

const ShiftContext = createContext<Shift | null>(null);

/** Keeps the shift of this device. */
export function ShiftProvider({ children }: { readonly children: ReactNode }) {
  const [isOn, setOn] = useState<boolean | null>(null);
  const [player, setPlayer] = useState<AlarmPlayer | null>(null);
  const hasSound = useHasSound(player);

  useEffect(() => {
    setOn(keptShift.read());
    // Also without a shift: the cover rings for what waits. After a reload most browsers ask for a press first.
    const fresh = createAlarmPlayer(new AudioContext());
    setPlayer(fresh);
    return () => fresh.close();
  }, []);
  useUnlockByPress(player, hasSound);
  useWakeLock(isOn === true);

  const start = () => {
    setOn(true);
    keptShift.write(true);
    void unlockSound();
  };
  const unlockSound = async () => {
    await player?.unlock();
    player?.play('new');
  };
  const end = () => {
    setOn(false);
    keptShift.write(false);
  };
  return (
    <ShiftContext value={{ isOn, hasSound, player, start, unlockSound: () => void unlockSound(), end }}>
      {children}
    </ShiftContext>
  );
}

/** The shift of this device. */
export function useShift(): Shift {
  const shift = use(ShiftContext);
  if (shift === null) throw new Error('useShift needs a ShiftProvider above it.');
  return shift;
}

/** Any press lets the browser play: on the cover nobody has pressed "Start shift" yet, and the bell must ring. */
function useUnlockByPress(player: AlarmPlayer | null, hasSound: boolean): void {
  useEffect(() => {
    if (player === null || hasSound) return;
    const unlock = () => void player.unlock();
    const presses = ['click', 'keydown'] as const;
    for (const press of presses) window.addEventListener(press, unlock);
    return () => {
      for (const press of presses) window.removeEventListener(press, unlock);
    };
  }, [player, hasSound]);
}

function useHasSound(player: AlarmPlayer | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => player?.subscribe(onChange) ?? (() => undefined),
    [player],
  );
  return useSyncExternalStore(
    subscribe,
    () => player?.canPlay() ?? false,
    () => false,
  );
}
