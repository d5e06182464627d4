import { type ReactNode, useEffect, useRef, useState } from 'react';
import { placeholder } from './Nearby.css.ts';

/** How far below or above the screen its children are rendered: about half a screen. */
const nearby = '500px 0px';

/** Renders its children when they come near the screen: a page of twenty stories opens as fast as one of two. */
export const Nearby = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: nearby },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} className={placeholder} data-waits="" />;
};
