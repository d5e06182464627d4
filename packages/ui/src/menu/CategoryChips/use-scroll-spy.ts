import { useCallback, useEffect, useRef, useState } from 'react';

const scrollGestures = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * The id of the section being read, and a way to choose one: the topmost section in the upper part of the window,
 * or the chosen one until the customer scrolls on, since the last sections may never reach the top.
 * Before anything has happened it is the first.
 */
export const useScrollSpy = (ids: readonly string[], isEnabled: boolean) => {
  const [current, setCurrent] = useState(ids[0]);
  const isChosen = useRef(false);
  const key = ids.join(' ');

  useEffect(() => {
    if (!isEnabled || key === '') return;
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) inView.add(entry.target.id);
          else inView.delete(entry.target.id);
        }
        const topmost = sections.find((section) => inView.has(section.id));
        if (topmost !== undefined && !isChosen.current) setCurrent(topmost.id);
      },
      // A band below the sticky chips: a section is current while it crosses the band.
      { rootMargin: '-72px 0px -60% 0px' },
    );
    for (const section of sections) observer.observe(section);
    const release = () => {
      isChosen.current = false;
    };
    for (const gesture of scrollGestures) window.addEventListener(gesture, release, { passive: true });
    return () => {
      observer.disconnect();
      for (const gesture of scrollGestures) window.removeEventListener(gesture, release);
    };
  }, [key, isEnabled]);

  const choose = useCallback((id: string) => {
    isChosen.current = true;
    setCurrent(id);
  }, []);

  return { current: isEnabled ? current : undefined, choose };
};
