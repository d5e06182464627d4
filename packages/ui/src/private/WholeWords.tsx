import * as styles from './WholeWords.css.ts';

/** A text whose words with a hyphen stay on one line: order numbers, "British-Indian". */
export const WholeWords = ({ children }: { children: string }) =>
  children.split(/(\S+-\S+)/).map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 === 1 ? (
      <span key={key} className={styles.word}>
        {part}
      </span>
    ) : (
      <span key={key}>{part}</span>
    );
  });
