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
import { deviceValue } from './device-storage.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** A shift on this device: while it lasts, the bell rings and the screen stays awake. */
export interface Shift {
  /** Null until the page knows: a shift outlives a reload. */
  readonly isOn: boolean | null;
  /** Whether the bell can be heard. */
  readonly hasSound: boolean;
  /** Null outside of a shift. */
  readonly player: AlarmPlayer | null;
  /** Begins the shift and rings once; called by a press, without which no browser plays. */
  readonly start: () => void;
  /** Lets the browser play again; called by a press. */
  readonly unlockSound: () => void;
  readonly end: () => void;
}

const ShiftContext = createContext<Shift | null>(null);
// A browser that keeps nothing asks for the press again after each reload.
const keptShift = deviceValue('tiffin-shift', (stored) => stored === true, false);

/** Keeps the shift of this device. */
export function ShiftProvider({ children }: { readonly children: ReactNode }) {
  const [isOn, setOn] = useState<boolean | null>(null);
  const [player, setPlayer] = useState<AlarmPlayer | null>(null);
  const hasSound = useHasSound(player);

  useEffect(() => {
    const wasOn = keptShift.read();
    setOn(wasOn);
    // After a reload most browsers ask for a press again; until then a red bar says so, and the board is there.
    if (wasOn) setPlayer(createAlarmPlayer(new AudioContext()));
  }, []);
  useWakeLock(isOn === true);

  const unlock = async (unlocked: AlarmPlayer) => {
    await unlocked.unlock();
    unlocked.play('new');
  };
  const start = () => {
    const fresh = player ?? createAlarmPlayer(new AudioContext());
    setPlayer(fresh);
    setOn(true);
    keptShift.write(true);
    void unlock(fresh);
  };
  const end = () => {
    player?.close();
    setPlayer(null);
    setOn(false);
    keptShift.write(false);
  };
  const unlockSound = () => {
    if (player !== null) void unlock(player);
  };
  return <ShiftContext value={{ isOn, hasSound, player, start, unlockSound, end }}>{children}</ShiftContext>;
}

/** The shift of this device. */
export function useShift(): Shift {
  const shift = use(ShiftContext);
  if (shift === null) throw new Error('useShift needs a ShiftProvider above it.');
  return shift;
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
