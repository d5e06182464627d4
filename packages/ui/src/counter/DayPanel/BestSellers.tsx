import type { SoldDish } from '@tiffin/domain';
import { useId } from 'react';
import { dayStrings as strings } from '../day.strings.ts';
import * as styles from './DayPanel.css.ts';

/** The dishes that sold most, the best first. */
export const BestSellers = ({ dishes }: { dishes: readonly SoldDish[] }) => {
  const titleId = useId();
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.partTitle}>
        {strings.bestSellers}
      </h2>
      <ol>
        {dishes.map(({ name, quantity }) => (
          <li key={name} className={styles.seller}>
            <span className={styles.sold}>{strings.sold(quantity)}</span>
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
