import { formatPhoneNumber, phoneHref } from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import * as styles from './AllergenNote.css.ts';
import { searchStrings as words } from './search.strings.ts';

interface AllergenNoteProps {
  /** Asked what is free of an allergen, or only named one. */
  kind: 'question' | 'mention';
  /** Where the restaurant answers questions about allergens, E.164. */
  phone: string;
}

/** Says that a search is no guarantee, with the telephone; in place of dishes when it was asked what is free of something. */
export const AllergenNote = ({ kind, phone }: AllergenNoteProps) => (
  <section className={styles.note[kind]} role="status">
    {kind === 'question' && <h2 className={styles.title}>{words.allergyTitle}</h2>}
    <div className={styles.line}>
      <Icon name="warning" />
      <p>
        <strong>{words.noGuarantee}</strong>{' '}
        <span>{kind === 'question' ? words.question : words.mention}</span>{' '}
        <Link href={phoneHref(phone)} variant="text" className={styles.phone}>
          {formatPhoneNumber(phone)}
        </Link>
        {kind === 'question' && <span className={styles.more}>{words.listedAt}</span>}
      </p>
    </div>
  </section>
);
