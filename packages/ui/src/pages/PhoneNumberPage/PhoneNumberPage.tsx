import { phoneNumberStrings } from '../../account/account.strings.ts';
import {
  PhoneNumberForm,
  type PhoneNumberFormProps,
} from '../../account/PhoneNumberForm/PhoneNumberForm.tsx';
import { place } from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { CutoutPicture } from '../../private/CutoutPicture/CutoutPicture.tsx';
import scooter from '../../private/pictures/scooter.webp';
import { PageHead } from '../PageHead/PageHead.tsx';
import * as styles from './PhoneNumberPage.css.ts';

/** Props of {@link PhoneNumberPage}. */
export interface PhoneNumberPageProps extends PhoneNumberFormProps {
  /** A dish picture for the scooter to carry. */
  picture?: string | undefined;
}

/** Asks a new customer for a phone number. The cart is not shown here (Spec §2, Cart visibility). */
export const PhoneNumberPage = ({ picture, ...form }: PhoneNumberPageProps) => (
  <div className={styles.page}>
    <div className={styles.main}>
      <PageHead title={phoneNumberStrings.title} note={phoneNumberStrings.note} />
      <div className={styles.form}>
        <PhoneNumberForm {...form} />
      </div>
    </div>
    <div className={styles.art} aria-hidden="true">
      <div className={styles.disc} />
      <div className={styles.set}>
        {picture !== undefined && <CutoutPicture src={picture} on="air" className={place.load} />}
        <CutoutPicture src={scooter} className={place.rider} />
      </div>
    </div>
  </div>
);
