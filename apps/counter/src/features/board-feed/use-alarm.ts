import { useEffect, useRef } from 'react';
import type { AlarmMemory, AlarmState } from './alarm.ts';
import { alarmFor } from './alarm.ts';
import type { AlarmPlayer } from './alarm-player.ts';

const tickMs = 1_000;

/** Sounds the alarm each second as the state says; silent until the board is read, and without a player. */
export function useAlarm(
  state: Omit<AlarmState, 'now'> | null,
  aheadMs: number,
  player: AlarmPlayer | null,
): void {
  const memory = useRef<AlarmMemory | null>(null);
  const isOn = state !== null && player !== null;
  useEffect(() => {
    if (!isOn) return;
    const look = () => {
      const heard = alarmFor({ ...state, now: new Date(Date.now() + aheadMs) }, memory.current);
      memory.current = heard.memory;
      for (const sound of heard.sounds) player.play(sound);
    };
    look();
    const timer = setInterval(look, tickMs);
    return () => clearInterval(timer);
  }, [isOn, state, aheadMs, player]);
}
