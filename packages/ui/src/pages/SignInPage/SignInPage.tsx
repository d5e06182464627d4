import type { OpenStatus } from '@tiffin/domain';
import { GoogleSignInPanel, type SignInProps } from '../../account/GoogleSignInPanel/GoogleSignInPanel.tsx';
import { OpenStatusBadge } from '../../ordering/OpenStatusBadge/OpenStatusBadge.tsx';
import { RestaurantName } from '../../ordering/RestaurantName/RestaurantName.tsx';
import { place } from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { CutoutPicture } from '../../private/CutoutPicture/CutoutPicture.tsx';
import * as styles from './SignInPage.css.ts';

/** Props of {@link SignInPage}. */
export interface SignInPageProps extends SignInProps {
  /** The restaurant's name, set large on the cover. */
  restaurantName: string;
  /** Whether it takes orders now. */
  openStatus: Pick<OpenStatus, 'isOpen' | 'message'>;
  /** Up to four dish pictures, as on the masthead: right, left, middle, back. */
  pictures: readonly string[];
}

const places = [place.right, place.left, place.middle, place.back] as const;

/** The page for visitors who want to order: a cover with the restaurant's name, and the way in. */
export const SignInPage = ({ restaurantName, openStatus, pictures, ...panel }: SignInPageProps) => (
  <div className={styles.page}>
    <div className={styles.cover}>
      <div className={styles.disc} aria-hidden="true" />
      <div className={styles.text}>
        <OpenStatusBadge status={openStatus} />
        <p className={styles.name}>
          <RestaurantName name={restaurantName} />
        </p>
      </div>
      <div className={styles.set} aria-hidden="true">
        {pictures.slice(0, places.length).map((picture, index) => (
          <CutoutPicture key={picture} src={picture} className={places[index] ?? ''} />
        ))}
      </div>
    </div>
    <div className={styles.panel}>
      <GoogleSignInPanel {...panel} />
    </div>
  </div>
);
