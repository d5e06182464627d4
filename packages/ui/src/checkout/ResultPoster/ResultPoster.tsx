import type { ReactNode } from 'react';
import { Modal, ModalTitle } from '../../modal-stack/Modal/Modal.tsx';
import { place } from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { CutoutPicture } from '../../private/CutoutPicture/CutoutPicture.tsx';
import scooter from '../../private/pictures/scooter.webp';
import { WholeWords } from '../../private/WholeWords.tsx';
import type { Elements } from '../../private/Words.tsx';
import * as styles from './ResultPoster.css.ts';

export interface ResultPosterProps {
  /** Whether it shows; left out inside the modal stack. */
  isOpen?: boolean | undefined;
  /** A lit disc, or a grey one. */
  tone: 'good' | 'bad';
  /** The dialog's title. */
  title: string;
  /** The news in large letters, a line for each sentence; the title then stands small above it. */
  headline?: readonly string[];
  /** What it means, in one or two sentences. */
  lead: string;
  /** Pictures of up to two dishes. */
  photoUrls: readonly string[];
  /** The first dish rides on a scooter. @default false */
  isRiding?: boolean;
  /** Facts or a banner under the lead. */
  children?: Elements;
  /** The way on, pinned at the bottom. */
  footer: ReactNode;
  /** Called when the customer closes it. */
  onClose: () => void;
}

/** A dialog that shows how something ended: a poster above, title, facts and the way on below. */
export const ResultPoster = (props: ResultPosterProps) => {
  const {
    isOpen,
    tone,
    title,
    headline,
    lead,
    photoUrls,
    isRiding = false,
    children,
    footer,
    onClose,
  } = props;
  const [first, second] = photoUrls;
  return (
    <Modal isOpen={isOpen} onClose={onClose}>
      <section aria-label={title} className={styles.scroll}>
        <div className={styles.top} aria-hidden="true">
          <div className={styles.discs[tone]} />
          <div className={styles.scene}>
            {isRiding && <CutoutPicture src={scooter} className={place.rider} />}
            {!isRiding && second !== undefined && <CutoutPicture src={second} className={place.back} />}
            {first !== undefined && (
              <CutoutPicture
                src={first}
                on={isRiding ? 'air' : 'ground'}
                className={isRiding ? place.load : second === undefined ? place.alone : place.middle}
              />
            )}
          </div>
        </div>
        <div className={styles.body}>
          <ModalTitle className={headline === undefined ? styles.title : styles.kicker}>{title}</ModalTitle>
          {headline !== undefined && (
            <p className={styles.headline} aria-live="polite">
              {headline.map((sentence, index) => (
                // The sentences change in place.
                <span key={index} className={styles.sentence}>
                  {sentence}
                </span>
              ))}
            </p>
          )}
          <p className={styles.lead}>
            <WholeWords>{lead}</WholeWords>
          </p>
          {children}
        </div>
      </section>
      <div className={styles.foot}>{footer}</div>
    </Modal>
  );
};
