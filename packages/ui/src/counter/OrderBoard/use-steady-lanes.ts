import type { BoardLanes } from '@tiffin/domain';
import { useEffect, useRef, useState } from 'react';

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return;
    const release = () => {
      timer.current = setTimeout(() => setHeld(null), clickDelayMs);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [isHeld]);
  const shown = held ?? lanes;
  const hold = () => {
    // A second press may begin before the first has let go.
    clearTimeout(timer.current);
    setHeld(shown);
  };
  return { lanes: shown, hold };
}
