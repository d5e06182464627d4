import * as styles from './WholeWords.css.ts';

const blank: ' ' = ' ';

/**
 * A text whose words with a hyphen stay on one line: order numbers, "British-Indian". The blanks stand between the
 * elements, where no program that works out a dialog's name trims them.
 */
export const WholeWords = ({ children }: { children: string }) =>
  children.split(/(\s*)(\S+-\S+)(\s*)/).map((part, index) => {
    if (index % 2 === 1) return part === '' ? null : blank;
    const key = `${index}${part}`;
    return index % 4 === 2 ? (
      <span key={key} className={styles.word}>
        {part}
      </span>
    ) : (
      part !== '' && <span key={key}>{part}</span>
    );
  });
