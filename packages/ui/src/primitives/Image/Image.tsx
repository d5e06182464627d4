import { classNames } from '../../private/class-names.ts';
import { usePictureFailure } from '../../private/use-picture-failure.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as styles from './Image.css.ts';

export interface ImageProps {
  /** Address of the picture; null where there is none. */
  src: string | null;
  /** What it shows, for those who cannot see it; empty when words beside it say the same. */
  alt: string;
  /** Natural width in px, which keeps its place while loading. */
  width: number;
  /** Natural height in px. */
  height: number;
  /** Icon shown when there is no picture or it does not load. @default 'dish' */
  fallbackIcon?: IconName;
  /** Loads at once instead of when near; for pictures at the top of a page. @default false */
  isEager?: boolean;
  /** A class that gives the measure, for the picture and for its fallback alike. */
  className?: string | undefined;
}

/** A picture that turns into an icon when it is missing or does not load. */
export const Image = ({
  src,
  alt,
  width,
  height,
  fallbackIcon = 'dish',
  isEager = false,
  className,
}: ImageProps) => {
  const { isMissing, ref, onError } = usePictureFailure(src);

  if (isMissing || src === null) {
    const spoken = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return (
      <span {...spoken} className={classNames(styles.fallback, className)}>
        <Icon name={fallbackIcon} size="large" />
      </span>
    );
  }
  return (
    <img
      ref={ref}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={onError}
      className={classNames(styles.image, className)}
    />
  );
};
