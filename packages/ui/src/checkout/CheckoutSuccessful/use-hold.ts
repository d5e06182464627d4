import { type RefCallback, useCallback, useState } from 'react';

/** Whether someone is using a dialog, and the ref that finds the dialog: put it on anything inside. */
export interface Hold {
  readonly isHeld: boolean;
  readonly ref: RefCallback<HTMLElement>;
}

/**
 * Reports when the pointer moves over a dialog or the focus is on something in it.
 * The focus that a dialog gets when it opens does not count, nor does a pointer that happens to rest there:
 * both would hold it for ever.
 */
export function useHold(): Hold {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  const ref = useCallback((inside: HTMLElement | null) => {
    const dialog = inside?.closest('[role="dialog"]');
    if (!dialog) return;
    const listeners = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      dialog.addEventListener(type, listener, { signal: listeners.signal });
    listen('pointermove', () => setIsHovered(true));
    listen('pointerleave', () => setIsHovered(false));
    listen('focusin', ({ target }) => setIsFocused(target !== dialog));
    listen('focusout', () => setIsFocused(false));
    return () => listeners.abort();
  }, []);

  return { isHeld: isHovered || isFocused, ref };
}
