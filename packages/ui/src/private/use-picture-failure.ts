import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a picture can be shown, and its error handler. */
export interface PictureFailure {
  /** True when there is no picture or it did not load. */
  isMissing: boolean;
  ref: RefObject<HTMLImageElement | null>;
  onError: () => void;
}

/** Notices that a picture does not load, also when it failed before React listened to server-rendered HTML. */
export const usePictureFailure = (src: string | null): PictureFailure => {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const picture = ref.current;
    if (src !== null && picture?.complete && picture.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  return { isMissing: src === null || src === failedSrc, ref, onError: () => setFailedSrc(src) };
};
