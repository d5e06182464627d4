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

  if (url === null && !hasFailed && attempt === 0)
    return (
      <span className={styles.photo}>
        <Spinner label="" />
      </span>
    );
  return (
    <>
      {/* One button from the first failure on: the focus stays on it. */}
      <button
        type="button"
        className={styles.photo}
        aria-label={hasFailed ? undefined : url === null ? strings.photoTitle(number) : strings.photo(number)}
        aria-disabled={url === null && !hasFailed ? true : undefined}
        onClick={() => {
          if (hasFailed) setAttempt(attempt + 1);
          else if (url !== null) setOpen(true);
        }}
      >
        {hasFailed ? (
          <>
            <Icon name="again" />
            <span className={styles.aside}>{strings.photoFailed(number)}</span>
          </>
        ) : url === null ? (
          <Spinner label="" />
        ) : (
          <img src={url} alt="" width={width} height={height} className={styles.picture} />
        )}
      </button>
      {isOpen && url !== null && (
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
