import { photoUrlInWidth } from '@tiffin/domain';
import { isPhoto } from '../photo-url.ts';
import * as styles from './CutoutPicture.css.ts';

export interface CutoutPictureProps {
  /** The picture, its bottom centre on the edge of its square. */
  src: string;
  /** A class that gives measure and place. */
  className: string;
  /** With a shadow on the ground, or carried in the air. @default 'ground' */
  on?: 'ground' | 'air';
  /** Greyer and darker, while the restaurant is closed. @default false */
  isDimmed?: boolean;
}

/** One picture of a still life, standing where its class puts it; a photo is a round plate. Purely decorative. */
export const CutoutPicture = ({ src, className, on = 'ground', isDimmed = false }: CutoutPictureProps) => (
  <div className={`${styles.stand[on]} ${className}`}>
    <img
      className={(isPhoto(src) ? styles.plate : styles.picture)[isDimmed ? 'dimmed' : 'lit']}
      src={photoUrlInWidth(src, 320)}
      alt=""
      width={224}
      height={224}
    />
  </div>
);
