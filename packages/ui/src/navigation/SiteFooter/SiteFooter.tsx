import { phoneHref } from '@tiffin/domain';
import { Link } from '../../primitives/Link/Link.tsx';
import type { Elements } from '../../private/Words.tsx';
import { navigationStrings } from '../navigation.strings.ts';
import * as styles from './SiteFooter.css.ts';

const words = navigationStrings.footer;

export interface SiteFooterProps {
  /** Explains the dietary marks; left out where no menu shows. */
  legend?: Elements;
  /** Where to ring before ordering with a severe allergy. */
  allergyPhone: string;
  /** Where guests find and reach the restaurant. */
  contact: { addressLine: string; city: string; postalCode: string; phone: string; email: string };
  /** The trader's identity, as UK law asks. */
  legal: {
    companyName: string;
    companyNumber: string;
    vatNumber: string | null;
    registeredAddress: string;
  };
}

/** The foot of every page: how to read the menu, allergies, the place, and who trades here. */
export const SiteFooter = ({ legend, allergyPhone, contact, legal }: SiteFooterProps) => (
  <footer className={styles.footer}>
    <div className={styles.columns}>
      {legend !== undefined && (
        <section>
          <h2 className={styles.heading}>{words.reading}</h2>
          {legend}
        </section>
      )}
      <section>
        <h2 className={styles.heading}>{words.allergies}</h2>
        <p>
          <span>{words.allergiesText}</span>{' '}
          <Link href={phoneHref(allergyPhone)} variant="text" className={styles.phone}>
            {allergyPhone}
          </Link>{' '}
          <span>{words.beforeYouOrder}</span>
        </p>
      </section>
      <section>
        <h2 className={styles.heading}>{words.visit}</h2>
        <p>{`${contact.addressLine}, ${contact.city} ${contact.postalCode}`}</p>
        <p className={styles.links}>
          <span className={styles.link}>
            <Link href={phoneHref(contact.phone)} variant="text">
              {contact.phone}
            </Link>
          </span>
          <span className={styles.link}>
            <Link href={`mailto:${contact.email}`} variant="text">
              {contact.email}
            </Link>
          </span>
        </p>
        <p className={styles.links}>
          <span className={styles.link}>
            <Link href="/privacy-policy" variant="text">
              {words.privacy}
            </Link>
          </span>
          <span className={styles.link}>
            <Link href="/terms" variant="text">
              {words.terms}
            </Link>
          </span>
          <span className={styles.link}>
            <Link href="/data-request" variant="text">
              {words.dataRequest}
            </Link>
          </span>
        </p>
      </section>
    </div>
    <p className={styles.legal}>
      <span>{`${legal.companyName}. ${words.companyNumber(legal.companyNumber)}`}</span>{' '}
      {legal.vatNumber !== null && <span>{`${words.vatNumber(legal.vatNumber)} `}</span>}
      <span>{words.registeredOffice(legal.registeredAddress)}</span>
    </p>
  </footer>
);
