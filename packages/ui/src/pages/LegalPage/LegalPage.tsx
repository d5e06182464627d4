import { Link } from '../../primitives/Link/Link.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import * as styles from './LegalPage.css.ts';
import type { LegalTextInput } from './legal-identity.ts';
import { privacyText } from './privacy-text.ts';
import { termsText } from './terms-text.ts';

/** Props of {@link LegalPage}. */
export interface LegalPageProps extends LegalTextInput {
  /** Which text to show. */
  kind: 'privacy' | 'terms';
}

const texts = { privacy: privacyText, terms: termsText } as const;

/** The restaurant's privacy policy or terms, from a template filled with its legal identity. */
export const LegalPage = ({ kind, ...input }: LegalPageProps) => {
  const { title, note, sections } = texts[kind](input);
  return (
    <>
      <PageHead title={title} note={note} />
      <div className={styles.text}>
        {sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            className={styles.section}
            aria-labelledby={`${section.id}-title`}
          >
            <h2 id={`${section.id}-title`} className={styles.title}>
              {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.link !== undefined && (
              <p>
                <Link href={section.link.href} isLarge>
                  {section.link.label}
                </Link>
              </p>
            )}
            {section.points === undefined ? null : (
              <ul className={styles.points}>
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </>
  );
};
