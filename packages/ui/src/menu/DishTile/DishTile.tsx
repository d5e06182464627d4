import { Icon } from '../../primitives/Icon/Icon.tsx';
import { classNames } from '../../private/class-names.ts';
import { usePictureFailure } from '../../private/use-picture-failure.ts';
import * as styles from './DishTile.css.ts';

/** Props of {@link DishTile}. */
export interface DishTileProps {
  /** The dish's picture; without one, or when it does not load, an empty plate shows. */
  photoUrl: string | null;
  /** A class that gives the tile its measure. */
  className?: string | undefined;
  /** Greys the picture of a dish that is sold out. @default false */
  isDimmed?: boolean | undefined;
  /** Fills the tile by its width, or by its height where it is much wider than high. @default 'width' */
  fit?: 'width' | 'height' | undefined;
  /** A rounded tile, or the whole side of a dialog. @default 'tile' */
  shape?: 'tile' | 'side' | undefined;
  /** Words on a dark flag in the corner, such as the count in the cart. */
  flag?: string | undefined;
  /** Loads at once instead of when near: for pictures at the top of a page. @default false */
  isEager?: boolean | undefined;
}

/** The lit paper table that every dish stands on. The dish's name stands beside it, so it has no text of its own. */
export const DishTile = ({
  photoUrl,
  className,
  isDimmed = false,
  fit = 'width',
  shape = 'tile',
  flag,
  isEager = false,
}: DishTileProps) => {
  const { isMissing, ref, onError } = usePictureFailure(photoUrl);
  const measure = shape === 'side' ? 'side' : fit;
  return (
    <div className={classNames(styles.tile[shape], className)}>
      {flag === undefined ? null : <span className={styles.flag}>{flag}</span>}
      {isMissing || photoUrl === null ? (
        <>
          <span className={styles.plate[measure]} aria-hidden="true" />
          <Icon name="dish" size="large" />
        </>
      ) : (
        <div className={classNames(styles.dishArt, styles.art[measure], isDimmed && styles.dimmed)}>
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
