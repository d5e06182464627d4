import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import * as styles from './PageHead.css.ts';

/** Props of {@link PageHead}. */
export interface PageHeadProps {
  /** The page's title. */
  title: string;
  /** One or two sentences below it. */
  note?: ReactNode;
  /** The way back up, above the title. */
  back?: { label: string; href: PageHref } | undefined;
}

/** The head of an inner page: the way back, the title and a line about it. */
export const PageHead = ({ title, note, back }: PageHeadProps) => (
  <header className={styles.head}>
    {back === undefined ? null : (
      <Link href={back.href} className={styles.back}>
        <Icon name="back" size="small" />
        <span>{back.label}</span>
      </Link>
    )}
    <h1 className={styles.title}>{title}</h1>
    {note === undefined || note === '' ? null : <p className={styles.note}>{note}</p>}
  </header>
);
