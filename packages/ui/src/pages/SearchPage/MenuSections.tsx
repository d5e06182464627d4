import type { Photo } from '@tiffin/domain';
import { DishTile } from '../../menu/DishTile/DishTile.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import * as styles from './SearchStart.css.ts';
import { searchStrings as words } from './search.strings.ts';

/** A section of the menu as a place to go on to. */
export interface SectionTile {
  id: string;
  name: string;
  /** How many dishes it has. */
  itemCount: number;
  /** The picture of one of its dishes. */
  photoUrl: string | null;
  /** Its focal point, colour and size where it is a photo. */
  photo?: Photo | undefined;
  href: PageHref;
}

interface MenuSectionsProps {
  title: string;
  sections: readonly SectionTile[];
}

/** Sections of the menu to look through instead of searching. */
export const MenuSections = ({ title, sections }: MenuSectionsProps) =>
  sections.length === 0 ? null : (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.sections}>
        {sections.map(({ id, name, itemCount, photoUrl, photo, href }) => (
          <li key={id} className={styles.section}>
            <p className={styles.sectionText}>
              <Link href={href} className={styles.open}>
                {name}
              </Link>
              <span className={styles.small}>{words.count(itemCount)}</span>
            </p>
            <DishTile photoUrl={photoUrl} photo={photo} className={styles.sectionTile} />
          </li>
        ))}
      </ul>
    </section>
  );
