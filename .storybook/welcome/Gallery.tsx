import { type DocsPageEntry, docsHref, docsPages } from '../finding/docs-pages.ts';
import { sections } from '../sections.ts';
import { pictureOf } from './pictures.ts';
import * as styles from './Welcome.css.ts';

const titles = [...new Set(['Foundations', ...sections.map(({ title }) => title)])];

interface GalleryProps {
  /** The toolbar's colour scheme. */
  scheme: 'light' | 'dark';
}

/** A docs page, by its committed picture and its name; a component that is new has no picture yet. */
const Tile = ({ page, scheme }: GalleryProps & { page: DocsPageEntry }) => {
  const picture = pictureOf(page.id, scheme);
  return (
    <a href={docsHref(page)} target="_top" className={styles.tile}>
      {picture === undefined ? (
        <span className={styles.thumbnail} />
      ) : (
        <img src={picture} alt="" loading="lazy" className={styles.thumbnail} />
      )}
      {page.name}
    </a>
  );
};

/** Every docs page by sections, as the sidebar has them. */
export const Gallery = ({ scheme }: GalleryProps) =>
  titles.map((title) => (
    <section key={title} className={styles.section} aria-labelledby={`section-${title}`}>
      <h2 id={`section-${title}`} className={styles.sectionName}>
        {title}
      </h2>
      <ul className={styles.gallery}>
        {docsPages
          .filter(({ section }) => section === title)
          .map((page) => (
            <li key={page.id}>
              <Tile page={page} scheme={scheme} />
            </li>
          ))}
      </ul>
    </section>
  ));
