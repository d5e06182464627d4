import { useLayoutEffect, useRef } from 'react';
import { ownWindow } from '../preview.css.ts';

interface OwnWindowProps {
  /** The story's id. */
  id: string;
  /** The toolbar's choices. */
  globals: Readonly<Record<string, unknown>>;
  /** CSS lengths. */
  width: string;
  height: string;
}

/**
 * A story on a docs page in a window of its own: as wide as the story asks, and what it opens covers that window alone.
 * `embed=true` is Storybook's address of a story that runs no play function.
 */
export const OwnWindow = ({ id, globals, width, height }: OwnWindowProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const choices = ['scheme', 'brand', 'direction', 'motion'].map((name) => `${name}:${globals[name]}`);
  useLayoutEffect(() => {
    frame.current?.style.setProperty('width', width);
    frame.current?.style.setProperty('height', height);
  }, [width, height]);
  // Until then it is inert (holdFocus in preview.tsx).
  const makeUsable = () => {
    const page = frame.current?.contentDocument?.documentElement;
    if (page) page.inert = false;
  };
  return (
    <iframe
      ref={frame}
      className={ownWindow}
      title="The story in a window of its own"
      onPointerEnter={makeUsable}
      src={`?id=${id}&viewMode=story&embed=true&globals=${[...choices, 'a11y.manual:!true'].join(';')}`}
    />
  );
};
