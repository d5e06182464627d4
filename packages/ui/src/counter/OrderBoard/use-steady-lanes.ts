import {
  type BoardLanes,
  boardLanes,
  type CounterOrder,
  type PlacedLanes,
  placeOrders,
} from '@tiffin/domain';
import { useEffect, useRef, useState } from 'react';

/** On touch screens the click comes some time after the finger has left. */
const clickDelayMs = 300;

/** How long after the last press every order keeps its place. */
const keepMs = 10_000;

/** The orders of the board in their places. */
export interface SteadyLanes {
  /** What is to be done, place or not. */
  readonly lanes: BoardLanes;
  readonly places: PlacedLanes;
  /** Called when a finger touches the board: nothing at all changes until it has left. */
  readonly freeze: () => void;
  /** Called when something is done with an order: every order keeps its place. */
  readonly hold: () => void;
  /** Called when the places may change: another page is shown. */
  readonly release: () => void;
}

type Shown = Pick<SteadyLanes, 'lanes' | 'places'>;

/**
 * Keeps every order in its place while a finger is down, while something is on its way and for ten seconds after the
 * last press, so that no press meets another order than the one it was meant for.
 */
export function useSteadyLanes(orders: readonly CounterOrder[], now: Date, isBusy: boolean): SteadyLanes {
  const lanes = boardLanes(orders, now);
  const [held, setHeld] = useState<PlacedLanes | null>(() =>
    isBusy ? placeOrders(orders, lanes, null) : null,
  );
  const [frozen, setFrozen] = useState<Shown | null>(null);
  const thawing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDown = frozen !== null;
  useEffect(() => {
    if (!isDown) return;
    const leave = () => {
      thawing.current = setTimeout(() => setFrozen(null), clickDelayMs);
    };
    window.addEventListener('pointerup', leave);
    window.addEventListener('pointercancel', leave);
    return () => {
      clearTimeout(thawing.current);
      window.removeEventListener('pointerup', leave);
      window.removeEventListener('pointercancel', leave);
    };
  }, [isDown]);
  useEffect(() => {
    // What is still on its way says its result when it is done.
    if (held === null || isBusy) return;
    const timer = setTimeout(() => setHeld(null), keepMs);
    return () => clearTimeout(timer);
  }, [held, isBusy]);

  const shown = frozen ?? { lanes, places: placeOrders(orders, lanes, held) };
  // A copy each time: the ten seconds begin again.
  const hold = () => setHeld({ ...shown.places });
  const freeze = () => {
    // A second press may begin before the first has let go.
    clearTimeout(thawing.current);
    setFrozen(shown);
    hold();
  };
  return { ...shown, freeze, hold, release: () => setHeld(null) };
}
