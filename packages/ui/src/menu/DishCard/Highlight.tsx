import { Fragment } from 'react';
import { highlight } from './DishCard.css.ts';

interface HighlightProps {
  text: string;
  query: string | undefined;
}

/** The text with each occurrence of the searched words marked. */
export const Highlight = ({ text, query }: HighlightProps) => {
  const words = (query ?? '').trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return text;
  const pattern = new RegExp(
    `(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'gi',
  );
  // Splitting by one capturing group puts the matches at the odd places.
  return text.split(pattern).map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 === 1 ? (
      <mark key={key} className={highlight}>
        {part}
      </mark>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
};
