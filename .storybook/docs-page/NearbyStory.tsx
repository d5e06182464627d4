import { Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { placeholder } from './NearbyStory.css.ts';

/** How far below or above the screen a story is rendered: about half a screen. */
const nearby = '500px 0px';

/**
 * Storybook's Story block, rendered when it comes near the screen: a page of twenty stories opens as fast as one of two.
 * `inline` hands frames over to the preview's decorator, whose windows follow the toolbar and run no play function.
 */
export const NearbyStory = (props: ComponentProps<typeof Story>) => {
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
  return isNear ? <Story {...props} inline /> : <div ref={place} className={placeholder} data-waits="" />;
};
