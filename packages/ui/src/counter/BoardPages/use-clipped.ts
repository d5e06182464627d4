import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A text that is clamped to some lines, and whether that hides any of it. */
interface Clipped {
  readonly ref: RefObject<HTMLSpanElement | null>;
  readonly isClipped: boolean;
}

/** Says whether the end of a text has no room. */
export function useClipped(text: string): Clipped {
  const ref = useRef<HTMLSpanElement>(null);
  const [isClipped, setIsClipped] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return setIsClipped(false);
    const measure = () => setIsClipped(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return { ref, isClipped };
}
