import type { OrderProblem } from '@tiffin/domain';
import { ProblemPhotoDialog } from '@tiffin/ui';

interface LargePhotoProps {
  number: string;
  problem: OrderProblem;
  /** The photo that was pressed, from 0. */
  pressed: number;
  close: () => void;
}

/** Mounted for each opening, it begins with the photo that was pressed. */
export const LargePhoto = ({ number, problem, pressed, close }: LargePhotoProps) => (
  <ProblemPhotoDialog
    isOpen
    number={number}
    photos={problem.photos}
    first={pressed}
    hrefOf={(photoId) => `/api/problems/${problem.id}/photos/${photoId}`}
    onClose={close}
  />
);
