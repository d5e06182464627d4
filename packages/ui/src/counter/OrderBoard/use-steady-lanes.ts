import type { BoardLanes } from '@tiffin/domain';
import { useEffect, useState } from 'react';

/** On touch screens the click comes some time after the finger has left. */
const clickDelayMs = 300;

/** The lanes to show, and what holds them. */
export interface SteadyLanes {
  readonly lanes: BoardLanes;
  readonly hold: () => void;
}

/** Keeps every row in its place while a finger is down: a press counts for the row that it began on. */
export function useSteadyLanes(lanes: BoardLanes): SteadyLanes {
  const [held, setHeld] = useState<BoardLanes | null>(null);
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      timer = setTimeout(() => setHeld(null), clickDelayMs);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [isHeld]);
  return { lanes: held ?? lanes, hold: () => setHeld(lanes) };
}
