import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './PrintRoll.css.ts';
import { sizePages } from './size-pages.ts';

/** Props of {@link PrintRoll}. */
export interface PrintRollProps {
  /** Order tickets and bag labels: each is printed on a page of its own height. */
  children: ReactNode;
}

/** What `window.print()` prints instead of the page: unseen on the screen, alone on paper. */
export const PrintRoll = ({ children }: PrintRollProps) => {
  const roll = useRef<HTMLDivElement>(null);
  useEffect(() => (roll.current === null ? undefined : sizePages(roll.current)), []);
  return (
    <>
      {typeof document !== 'undefined' &&
        createPortal(
          <div ref={roll} className={styles.roll}>
            {children}
          </div>,
          document.body,
        )}
    </>
  );
};
