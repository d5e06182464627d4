import { highlight } from './DishCard.css.ts';

/** Marks each occurrence of the searched words in a text. */
export function highlightWords(text: string, query: string | undefined) {
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
      <span key={key}>{part}</span>
    );
  });
}
