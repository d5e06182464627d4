import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Keeps links and disabled buttons inside of an element from doing anything, and calls `onRefused` for each press on one. */
export function useRefusedPresses(onRefused: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    const element = ref.current;
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (element === null || !(target instanceof Element)) return;
      if (target.closest('a') === null && !isOverDisabled(element, event)) return;
      event.preventDefault();
      event.stopPropagation();
      refuse();
    };
    element?.addEventListener('click', onClick, { capture: true });
    return () => element?.removeEventListener('click', onClick, { capture: true });
  }, []);
  return ref;
}

function isOverDisabled(element: Element, { clientX: x, clientY: y }: MouseEvent): boolean {
  return [...element.querySelectorAll('button:disabled')].some((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}
