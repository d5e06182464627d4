import type { OpenStatus } from '@tiffin/domain';
import type { ReactNode } from 'react';
import { dotClosed, dotOpen } from '../../ordering/OpenStatusBadge/OpenStatusBadge.css.ts';
import { RestaurantName } from '../../ordering/RestaurantName/RestaurantName.tsx';
import { place } from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { CutoutPicture } from '../../private/CutoutPicture/CutoutPicture.tsx';
import { useOneFinger } from '../one-finger.ts';
import * as styles from './StartCover.css.ts';

interface StartCoverProps {
  /** Name of the restaurant, or of the counter. */
  name: string;
  /** The open status, or that the device is not paired. */
  status: Pick<OpenStatus, 'isOpen' | 'message'>;
  /** Up to three pictures of dishes. */
  pictures: readonly string[];
  /** Whether something waits: the panel is blue. @default false */
  isRinging?: boolean;
  /** What is done on the page. */
  children: ReactNode;
}

const places = [place.back, place.left, place.middle] as const;

/** The page before the board: a cover as in the shop, and one thing to do beside it. */
export const StartCover = ({ name, status, pictures, isRinging = false, children }: StartCoverProps) => {
  useOneFinger();
  return (
    <main className={styles.page}>
      <div className={styles.art}>
        <div className={styles.discOnPhone} aria-hidden="true">
          <div className={styles.disc} />
          <div className={pictures.length === 1 ? styles.setOfOne : styles.set}>
            {pictures.slice(0, places.length).map((picture, index) => (
              <CutoutPicture
                key={picture}
                src={picture}
                className={pictures.length === 1 ? place.rider : (places[index] ?? '')}
              />
            ))}
          </div>
        </div>
        <div className={styles.cover}>
          <p className={styles.status}>
            <span className={status.isOpen ? dotOpen : dotClosed} aria-hidden="true" />
            <span>{status.message}</span>
          </p>
          <p className={styles.name}>
            <RestaurantName name={name} />
          </p>
        </div>
      </div>
      <div className={styles.ground[isRinging ? 'ringing' : 'calm']}>
        <div className={styles.panel}>{children}</div>
      </div>
    </main>
  );
};
