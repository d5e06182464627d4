import type { OrderProblemPhoto } from '@tiffin/domain';
import { useState } from 'react';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterDialog, type CounterDialogBaseProps } from '../CounterDialog/CounterDialog.tsx';
import { orderProblemStrings as strings } from '../order-problem.strings.ts';
import * as styles from './ProblemPhotoDialog.css.ts';

/** Props of {@link ProblemPhotoDialog}. */
export interface ProblemPhotoDialogProps extends CounterDialogBaseProps {
  /** The order's number: "S-1042". */
  number: string;
  /** The photos of one problem. */
  photos: readonly OrderProblemPhoto[];
  /** Which is shown first, from 0. */
  first: number;
  /** Returns where the browser reads a photo. */
  hrefOf: (photoId: string) => string;
}

/** A photo of a problem as large as the screen allows, and the other ones by a press. */
export const ProblemPhotoDialog = ({ number, photos, first, hrefOf, ...base }: ProblemPhotoDialogProps) => {
  const [index, setIndex] = useState(first);
  const photo = photos[index];
  const words = strings.photoOf(index + 1, photos.length, number);
  return (
    <CounterDialog
      {...base}
      title={words}
      isLocked={false}
      footer={
        photos.length > 1 && (
          <div className={styles.turns}>
            <CounterButton icon="back" isDisabled={index === 0} onClick={() => setIndex(index - 1)}>
              {strings.previousPhoto}
            </CounterButton>
            <CounterButton
              endIcon="forward"
              isDisabled={index === photos.length - 1}
              onClick={() => setIndex(index + 1)}
            >
              {strings.nextPhoto}
            </CounterButton>
          </div>
        )
      }
    >
      {photo !== undefined && <Photo key={photo.id} photo={photo} src={hrefOf(photo.id)} words={words} />}
    </CounterDialog>
  );
};

interface PhotoProps {
  photo: OrderProblemPhoto;
  src: string;
  words: string;
}

const Photo = ({ photo: { width, height }, src, words }: PhotoProps) => {
  const [hasFailed, setFailed] = useState(false);
  return hasFailed ? (
    <p role="alert" className={styles.failed}>
      {strings.noPhoto}
    </p>
  ) : (
    <img {...{ src, width, height }} alt={words} className={styles.photo} onError={() => setFailed(true)} />
  );
};
