import { useLayoutEffect, useRef } from 'react';
import { ownWindow } from './preview.css.ts';

interface OwnWindowProps {
  /** The story's id. */
  id: string;
  /** The toolbar's choices. */
  globals: Readonly<Record<string, unknown>>;
  width: string;
}

/** A story on a docs page in a window of its own, as wide as the story asks: the page itself has one width for all. */
export const OwnWindow = ({ id, globals, width }: OwnWindowProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const choices = ['scheme', 'brand', 'direction', 'motion']
    .map((name) => `${name}:${globals[name]}`)
    .join(';');
  useLayoutEffect(() => {
    frame.current?.style.setProperty('width', width);
  }, [width]);
  return (
    <iframe
      ref={frame}
      className={ownWindow}
      title="The story in a window of its own"
      loading="lazy"
      src={`?id=${id}&viewMode=story&globals=${choices}`}
    />
  );
};
