import type { ReactElement } from 'react';
import { classNames } from '../../private/class-names.ts';
import * as styles from './BoardPages.css.ts';
import type { Pages } from './use-pages.ts';

/** Something on the board, by the id of its order. */
export interface BoardEntry {
  readonly id: string;
  readonly element: ReactElement;
  /** It must not wait unseen on another page. */
  readonly isUrgent: boolean;
}

/** How many urgent entries are on another page than the one that is shown. */
export const urgentAway = (entries: readonly BoardEntry[], pages: Pages): number =>
  entries.filter(({ isUrgent }, index) => isUrgent && pages.isAway(index)).length;

interface PagedEntriesProps {
  /** Cards of new orders, tickets in columns, rows below each other, or places on the shelf. */
  look: 'cards' | 'tickets' | 'rows' | 'shelf';
  entries: readonly BoardEntry[];
  pages: Pages;
}

/** Entries in columns, one page of them at a time; on phones all of them below each other. */
export const PagedEntries = ({ look, entries, pages }: PagedEntriesProps) => (
  <div ref={pages.area} className={styles.area[look]}>
    {entries.map(({ id, element }, index) => (
      <div key={id} className={classNames(styles.entry[look], pages.isAway(index) && styles.away)}>
        {element}
      </div>
    ))}
  </div>
);
