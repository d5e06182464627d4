import { docsHref, docsPages } from '../finding/docs-pages.ts';
import * as styles from './Welcome.css.ts';

const pictures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  light: import.meta.glob<string>('../visual/baselines/*-390-light.jpg', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  dark: import.meta.glob<string>('../visual/baselines/*-390-dark.jpg', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
};

/** The committed picture of a page on a phone: its default state, or its first one. */
function pictureOf(pageId: string, scheme: string): string | undefined {
  const own = Object.entries(pictures[scheme] ?? {}).filter(([path]) => path.includes(`/${pageId}--`));
  return (own.find(([path]) => path.includes('--default-')) ?? own[0])?.[1];
}

interface GalleryProps {
  /** The toolbar's colour scheme. */
  scheme: string;
}

/** What has a committed picture, on a phone; each leads to its docs page. */
export const Gallery = ({ scheme }: GalleryProps) => (
  <section aria-labelledby="gallery">
    <h2 id="gallery" className={styles.sectionName}>
      At a glance
    </h2>
    <ul className={styles.gallery}>
      {docsPages.map((page) => {
        const picture = pictureOf(page.id, scheme);
        return picture === undefined ? null : (
          <li key={page.id}>
            <a href={docsHref(page)} target="_top" className={styles.thumbnailLink}>
              <img
                src={picture}
                alt=""
                loading="lazy"
                width={390}
                height={844}
                className={styles.thumbnail}
              />
              {page.name}
            </a>
          </li>
        );
      })}
    </ul>
  </section>
);
