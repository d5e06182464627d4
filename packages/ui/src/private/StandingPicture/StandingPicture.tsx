import * as styles from './StandingPicture.css.ts';

export interface StandingPictureProps {
  /** The picture, its bottom centre on the edge of its square. */
  src: string;
  /** A class that gives measure and place. */
  className: string;
  /** With a shadow on the ground, or carried in the air. @default 'ground' */
  on?: 'ground' | 'air';
}

/** One picture of a still life, standing where its class puts it. Purely decorative. */
export const StandingPicture = ({ src, className, on = 'ground' }: StandingPictureProps) => (
  <div className={`${styles.stand[on]} ${className}`}>
    <img className={styles.picture} src={src} alt="" width={224} height={224} />
  </div>
);
