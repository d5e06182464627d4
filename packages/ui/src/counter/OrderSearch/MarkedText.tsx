import * as styles from './OrderSearch.css.ts';

interface MarkedTextProps {
  text: string;
  /** What is marked where it first stands in the text, in whatever case. */
  part: string;
}

/** A text in which the part that was looked for is marked. */
export const MarkedText = ({ text, part }: MarkedTextProps) => {
  const start = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  if (start === -1) return <span>{text}</span>;
  const end = start + part.length;
  return (
    <>
      {start > 0 && <span>{text.slice(0, start)}</span>}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
      {end < text.length && <span>{text.slice(end)}</span>}
    </>
  );
};
