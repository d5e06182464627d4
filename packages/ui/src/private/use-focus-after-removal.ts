import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a place that stays when the pressed button goes with its part; without this it falls to the page.
 * `shown` is what changes when the part goes, such as the number of lines. Call `expectRemoval` when the button is pressed.
 */
export function useFocusAfterRemoval<Place extends HTMLElement>(shown: unknown) {
  const place = useRef<Place>(null);
  const isRemoving = useRef(false);
  useEffect(() => {
    if (!isRemoving.current) return;
    isRemoving.current = false;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [shown]);
  const expectRemoval = () => {
    isRemoving.current = true;
  };
  return { place, expectRemoval };
}
