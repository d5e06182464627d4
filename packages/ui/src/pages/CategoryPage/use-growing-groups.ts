import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';

const firstGroup: ReadonlySet<number> = new Set([0]);

/** Runs a task when the browser has nothing better to do; returns how to call it off. */
const whenIdle = (task: () => void): (() => void) => {
  // Older Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 1_000 });
  return () => cancelIdleCallback(handle);
};

/**
 * Which groups of a long list are rendered: the first, then those near the screen, and the others one after another
 * while the browser is idle, so that find in page, the Tab key and screen readers reach all of them.
 */
export const useGrowingGroups = (count: number, isWhole: boolean) => {
  /** The element whose children are the groups. */
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(firstGroup);
  const isShown = (group: number) => isWhole || shown.has(group);
  const next = Array.from({ length: count }, (_, group) => group).find((group) => !isShown(group));
  const isComplete = next === undefined;
  /** Gives way to everything that the customer does. */
  const show = useEffectEvent((groups: readonly number[]) =>
    startTransition(() => setShown((current) => new Set([...current, ...groups]))),
  );

  useEffect(() => {
    if (isComplete) return;
    const groups = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        if (near.length > 0) show(near.map(({ target }) => groups.indexOf(target)));
      },
      // A screen ahead, in both directions.
      { rootMargin: '100% 0px' },
    );
    for (const group of groups) observer.observe(group);
    return () => observer.disconnect();
  }, [isComplete]);
  useEffect(() => (next === undefined ? undefined : whenIdle(() => show([next]))), [next]);

  return { list, isShown };
};
