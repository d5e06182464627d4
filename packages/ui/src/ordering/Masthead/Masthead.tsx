import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { place } from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { CutoutPicture } from '../../private/CutoutPicture/CutoutPicture.tsx';
import { WholeWords } from '../../private/WholeWords.tsx';
import type { Elements } from '../../private/Words.tsx';
import { orderingStrings } from '../ordering.strings.ts';
import { RestaurantName } from '../RestaurantName/RestaurantName.tsx';
import * as styles from './Masthead.css.ts';

/** Props of {@link Masthead}. */
export interface MastheadProps {
  /** The restaurant's name; ampersands are set in italics. */
  name: string;
  /** One line on what the restaurant is: "Modern British-Indian grill." */
  tagline: string;
  /** Where it is: "Call Lane, Leeds."; left out on narrow screens. */
  locality: string;
  /** Up to four dish pictures, standing on the bar below: right, left, middle, back. */
  pictures: readonly string[];
  /** False greys the disc and dims the dishes. */
  isOpen: boolean;
  /** The open status badge. */
  status: ReactNode;
  /** What the restaurant says of today's hours, in its own words; it takes the line's place. */
  note?: string | undefined;
  /** Where visitors log in; shown in the corner of small screens, which have no sidebar. */
  loginHref?: PageHref | undefined;
  /** False while nobody knows yet who is looking: a document marked as a likely customer's keeps the login back. @default true */
  isSessionKnown?: boolean | undefined;
  /** `YourUsual` of a customer, in the corner where visitors have the login. */
  corner?: Elements;
}

const places = [place.right, place.left, place.middle, place.back] as const;

/** The cover of the home page: status, name, one line, and four dishes in front of the accent disc. */
export const Masthead = ({
  name,
  tagline,
  locality,
  pictures,
  isOpen,
  status,
  note,
  loginHref,
  isSessionKnown = true,
  corner,
}: MastheadProps) => (
  <header className={styles.masthead}>
    <div
      className={`${isOpen ? styles.disc : styles.greyDisc} ${note === undefined ? '' : styles.discBelowNote}`}
      aria-hidden="true"
    />
    <div className={styles.set} aria-hidden="true">
      {pictures.slice(0, places.length).map((picture, index) => (
        <CutoutPicture key={picture} src={picture} className={places[index] ?? ''} isDimmed={!isOpen} />
      ))}
    </div>
    {loginHref === undefined ? null : (
      <Link href={loginHref} className={isSessionKnown ? styles.login : styles.loginForNow}>
        <Icon name="login" />
        <span>{orderingStrings.login}</span>
      </Link>
    )}
    {corner}
    <div className={styles.text}>
      <div
        className={
          loginHref === undefined
            ? styles.besideUsual
            : isSessionKnown
              ? styles.besideLogin
              : styles.besideLoginForNow
        }
      >
        {status}
      </div>
      {note === undefined ? null : <p className={styles.note}>{`“${note}”`}</p>}
      <h1 className={styles.name}>
        <RestaurantName name={name} />
      </h1>
      {note === undefined && (
        <p className={styles.tagline}>
          <WholeWords>{tagline}</WholeWords>
          <span className={styles.locality}>{` ${locality}`}</span>
        </p>
      )}
    </div>
  </header>
);
