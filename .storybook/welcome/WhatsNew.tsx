import changelog from '../../CHANGELOG.md?raw';
import * as styles from './Welcome.css.ts';

interface Version {
  readonly name: string;
  /** The first sentence of each change. */
  readonly changes: readonly string[];
}

/** A change's first sentence, without Markdown's marks. */
const firstSentence = (change: string) =>
  (/^.*?\.(?=\s|$)/s.exec(change.replaceAll(/\s+/g, ' '))?.[0] ?? change)
    .replaceAll('`', '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** The newest version of the changelog, which has a heading of the second level for each. */
function newestVersion(text: string): Version {
  const [, newest = ''] = text.split(/^## /m);
  const [name = ''] = newest.split('\n');
  const changes = newest.split(/^- /m).slice(1);
  return { name, changes: changes.map((change) => firstSentence(change.split(/\n\n|\n###/)[0] ?? '')) };
}

const { name, changes } = newestVersion(changelog);

/** What changed in the newest version, from CHANGELOG.md. */
export const WhatsNew = () => (
  <section aria-labelledby="whats-new" className={styles.news}>
    <h2 id="whats-new" className={styles.sectionName}>
      What's new
    </h2>
    <details>
      <summary>
        {name}: {changes.length} changes
      </summary>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </details>
  </section>
);
