import type { OrderProblemPhoto } from '@tiffin/domain';
import { useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { orderProblemStrings as strings } from '../order-problem.strings.ts';
import * as styles from './OrderProblems.css.ts';

interface ProblemThumbsProps {
  photos: readonly OrderProblemPhoto[];
  hrefOf: (photoId: string) => string;
  /** Called with a photo's place, from 0. */
  onShow: (index: number) => void;
}

/** The photos of a problem, small; a press shows one large. */
export const ProblemThumbs = ({ photos, hrefOf, onShow }: ProblemThumbsProps) => (
  <ul className={styles.photos} aria-label={strings.photos}>
    {photos.map(({ id, width, height }, index) => (
      <li key={id}>
        <Thumb
          src={hrefOf(id)}
          width={width}
          height={height}
          label={strings.showPhoto(index + 1, photos.length)}
          onPress={() => onShow(index)}
        />
      </li>
    ))}
  </ul>
);

interface ThumbProps {
  src: string;
  width: number;
  height: number;
  label: string;
  onPress: () => void;
}

const Thumb = ({ label, onPress, ...picture }: ThumbProps) => {
  const [hasFailed, setFailed] = useState(false);
  return (
    <button type="button" className={styles.thumb} onClick={onPress}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {hasFailed ? (
        <span>{strings.noPhoto}</span>
      ) : (
        <img {...picture} alt="" className={styles.picture} onError={() => setFailed(true)} />
      )}
    </button>
  );
};
