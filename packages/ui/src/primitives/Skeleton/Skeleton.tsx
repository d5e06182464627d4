import { classNames } from '../../private/class-names.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What will stand here; it gives the height and corners. @default 'text' */
  shape?: 'caption' | 'text' | 'title' | 'control' | 'tile' | 'circle';
  /** Share of the place's width. @default 'full' */
  width?: 'full' | 'long' | 'half' | 'short';
  /** A class that gives the exact measure of the content, so that nothing moves when it comes. */
  className?: string;
}

/**
 * A place kept for content that is on its way: same box, no layout shift, shown after 150 ms.
 * It is silent: put one Spinner with its label, or `aria-busy`, on the region that loads.
 */
export const Skeleton = ({ shape = 'text', width = 'full', className }: SkeletonProps) => (
  <span aria-hidden="true" className={classNames(styles.skeleton[shape], className ?? styles.width[width])} />
);
