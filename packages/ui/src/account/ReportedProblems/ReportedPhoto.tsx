import type { OrderProblemPhoto } from '@tiffin/domain';
import { useEffect, useState } from 'react';
import { Modal, ModalBody } from '../../modal-stack/Modal/Modal.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { useObjectUrl } from '../../private/use-object-url.ts';
import { reportedProblemStrings as strings } from '../order-problem.strings.ts';
import * as styles from './ReportedProblems.css.ts';

/** Fetches a photo of a problem. */
export type LoadPhoto = (problemId: string, photoId: string, signal: AbortSignal) => Promise<Blob>;

interface ReportedPhotoProps {
  readonly problemId: string;
  readonly photo: OrderProblemPhoto;
  /** Counted from 1. */
  readonly number: number;
  readonly loadPhoto: LoadPhoto;
}

/** A photo that was reported: small on the page, and large after a press. */
export const ReportedPhoto = ({ problemId, photo, number, loadPhoto }: ReportedPhotoProps) => {
  const { id, width, height } = photo;
  const [blob, setBlob] = useState<Blob | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    setFailed(false);
    loadPhoto(problemId, id, end.signal).then(setBlob, () => {
      if (!end.signal.aborted) setFailed(true);
    });
    return () => end.abort();
  }, [problemId, id, loadPhoto, attempt]);
  const url = useObjectUrl(blob);

  if (hasFailed)
    return (
      <button type="button" className={styles.photo} onClick={() => setAttempt(attempt + 1)}>
        <Icon name="again" />
        <span className={styles.aside}>{strings.photoFailed(number)}</span>
      </button>
    );
  if (url === null)
    return (
      <span className={styles.photo}>
        <Spinner label="" />
      </span>
    );
  return (
    <>
      <button
        type="button"
        className={styles.photo}
        aria-label={strings.photo(number)}
        onClick={() => setOpen(true)}
      >
        <img src={url} alt="" width={width} height={height} className={styles.picture} />
      </button>
      {isOpen && (
        <Modal isOpen title={strings.photoTitle(number)} onClose={() => setOpen(false)}>
          <ModalBody label={strings.photoTitle(number)}>
            <img
              src={url}
              alt={strings.photoTitle(number)}
              width={width}
              height={height}
              className={styles.largePicture}
            />
          </ModalBody>
        </Modal>
      )}
    </>
  );
};
