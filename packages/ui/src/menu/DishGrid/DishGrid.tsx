import type { ReactNode } from 'react';
import * as styles from './DishGrid.css.ts';

/** Props of {@link DishGrid}. */
export interface DishGridProps {
  /** Rows in one or two columns, or pictures above the words in up to four. @default 'row' */
  layout?: 'row' | 'column' | undefined;
  /** Dish cards of the same layout. */
  children: ReactNode;
}

/** Lays dish cards out in as many columns as its own width allows. */
export const DishGrid = ({ layout = 'row', children }: DishGridProps) => (
  <div className={styles.frame}>
    <div className={styles.grid[layout]}>{children}</div>
  </div>
);
