import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A list that may be higher than its place, and how many of its last entries have no room there. */
export interface Cut {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly cut: number;
}

/** Counts the entries at the end of a list that have no room, or not for all of them. */
export function useCut(ids: readonly string[]): Cut {
  const list = useRef<HTMLUListElement>(null);
  const [cut, setCut] = useState(0);
  const entries = ids.join();
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const end = element.getBoundingClientRect().bottom + 1;
      setCut([...element.children].filter((each) => each.getBoundingClientRect().bottom > end).length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [entries]);
  return { list, cut };
}
