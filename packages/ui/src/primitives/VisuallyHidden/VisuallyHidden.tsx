import type { ReactNode } from 'react';
import { screenReaderOnly } from '../../theme/screen-reader-only.css.ts';

export interface VisuallyHiddenProps {
  /** Words for screen readers. */
  children: ReactNode;
}

/** Words that screen readers read and nobody sees: what a picture or a short label leaves out. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => (
  <span className={screenReaderOnly}>{children}</span>
);
