import type { Photo } from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { classNames } from '../../private/class-names.ts';
import { isPhoto, photoSrcSet } from '../../private/photo-url.ts';
import { usePictureFailure } from '../../private/use-picture-failure.ts';
import * as styles from './DishTile.css.ts';

/** Props of {@link DishTile}. */
export interface DishTileProps {
  /** The dish's picture; without one, or when it does not load, an empty plate shows. */
  photoUrl: string | null;
  /** The focal point, colour and size of the restaurant's own photo behind `photoUrl`. */
  photo?: Photo | undefined;
  /** A class that gives the tile its measure. */
  className?: string | undefined;
  /** Greys the picture of a dish that is sold out. @default false */
  isDimmed?: boolean | undefined;
  /** Pales the picture of a dish that is not sold now, or not in the mode chosen. @default false */
  isFaded?: boolean | undefined;
  /** Fills the tile by its width, or by its height where it is much wider than high. @default 'width' */
  fit?: 'width' | 'height' | undefined;
  /** A rounded tile, or the whole side of a dialog. @default 'tile' */
  shape?: 'tile' | 'side' | undefined;
  /** Words on a dark flag in the corner, such as the count in the cart. */
  flag?: string | undefined;
  /** Loads at once instead of when near: for pictures at the top of a page. @default false */
  isEager?: boolean | undefined;
}

// A lead on a phone is wide and low: most of a high photo's pixels would be cut off.
const shownWidths = {
  width: '108px',
  height: '(max-width:767px) 108px,360px',
  lead: '(max-width:767px) 55vw,480px',
  side: '(max-width:767px) 100vw,480px',
} as const;

// Pages have no style attributes: the style sheet knows each tenth.
const step = (percent = 50) => Math.round(percent / 10);

/**
 * A dish's picture: a photo fills the tile around its focal point; a cut-out stands on a lit paper table. The dish's name
 * stands beside it, so it has no text of its own.
 */
export const DishTile = ({
  photoUrl,
  photo,
  className,
  isDimmed = false,
  isFaded = false,
  fit = 'width',
  shape = 'tile',
  flag,
  isEager = false,
}: DishTileProps) => {
  const { isMissing, ref, onError } = usePictureFailure(photoUrl);
  const shown = shownWidths[shape === 'side' ? shape : isEager ? 'lead' : fit];
  const measure = shape === 'side' ? 'side' : fit;
  return (
    <div className={classNames(styles.tile[shape], className)}>
      {flag === undefined ? null : <span className={styles.flag}>{flag}</span>}
      {isMissing || photoUrl === null ? (
        <>
          <span className={styles.plate[measure]} aria-hidden="true" />
          <Icon name="dish" size="large" />
        </>
      ) : photo !== undefined || isPhoto(photoUrl) ? (
        <>
          <svg className={styles.colour} fill={photo?.colour ?? 'none'} aria-hidden="true">
            <rect width="100%" height="100%" />
          </svg>
          <img
            ref={ref}
            className={classNames(styles.photo, isDimmed ? styles.dimmed : isFaded && styles.faded)}
            src={photoUrl}
            srcSet={photoSrcSet(photoUrl)}
            sizes={isEager ? shown : `auto,${shown}`}
            alt=""
            width={photo?.width ?? 640}
            height={photo?.height ?? 640}
            data-x={step(photo?.focalX)}
            data-y={step(photo?.focalY)}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
            onError={onError}
          />
        </>
      ) : (
        <div
          className={classNames(
            styles.dishArt,
            styles.art[measure],
            isDimmed ? styles.dimmed : isFaded && styles.faded,
          )}
        >
          <img
            ref={ref}
            className={styles.picture}
            src={photoUrl}
            alt=""
            width={224}
            height={224}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
            onError={onError}
          />
        </div>
      )}
    </div>
  );
};
