import { useEffect, useState } from 'react';

/**
 * The id of the section being read: the last one whose heading has passed the upper part of the window.
 * Before the browser has scrolled it is the first.
 */
export const useScrollSpy = (ids: readonly string[], isEnabled: boolean): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
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
        if (topmost !== undefined) setCurrent(topmost.id);
      },
      // A band below the sticky chips: a section is current while it crosses the band.
      { rootMargin: '-72px 0px -60% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key, isEnabled]);

  return isEnabled ? current : undefined;
};
