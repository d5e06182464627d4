import { type Allergen, type Allergens, allergenNames } from '@tiffin/domain';
import { menuStrings } from '../menu.strings.ts';
import * as styles from './AllergenList.css.ts';

/** Props of {@link AllergenList}. */
export interface AllergenListProps {
  /** The allergens of a dish as configured; null when the restaurant has not stated them. */
  allergens: Allergens | null;
}

const inWords = (allergens: readonly Allergen[]): string => {
  const list = allergens.map((allergen) => allergenNames[allergen].toLowerCase()).join(', ');
  return list.charAt(0).toUpperCase() + list.slice(1);
};

/** What a dish contains and may contain out of the UK's 14; unstated is never shown as free-from. */
export const AllergenList = ({ allergens }: AllergenListProps) => {
  if (allergens === null) return <p className={styles.plain}>{menuStrings.allergensNotStated}</p>;
  if (allergens.contains.length === 0 && allergens.mayContain.length === 0)
    return <p className={styles.plain}>{menuStrings.noneOfTheFourteen}</p>;
  return (
    <dl className={styles.list}>
      {allergens.contains.length === 0 ? null : (
        <div className={styles.row}>
          <dt className={styles.term}>{menuStrings.contains}</dt>
          <dd>{inWords(allergens.contains)}</dd>
        </div>
      )}
      {allergens.mayContain.length === 0 ? null : (
        <div className={styles.row}>
          <dt className={styles.term}>{menuStrings.mayContain}</dt>
          <dd>{inWords(allergens.mayContain)}</dd>
        </div>
      )}
    </dl>
  );
};
