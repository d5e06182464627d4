import type { DishSum } from '@tiffin/domain';
import { useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { useCut } from '../BoardPages/use-cut.ts';
import { boardStrings as strings } from '../board.strings.ts';
import * as styles from './AllDay.css.ts';

/** Props of {@link AllDay}. */
export interface AllDayProps {
  /** How often each dish is still to be cooked, most first, as the domain's `allDay` sums them. */
  dishes: readonly DishSum[];
}

/** What the kitchen has still to cook, over all orders: how many of a dish go on the grill at once. */
export const AllDay = ({ dishes }: AllDayProps) => {
  const id = useId();
  const { list, cut } = useCut(dishes.map(({ name }) => name));
  return (
    <section aria-labelledby={id} className={styles.column}>
      <h2 id={id} className={styles.title}>
        {strings.allDay}
      </h2>
      <ul ref={list} className={styles.list}>
        {dishes.map(({ name, quantity }, index) => (
          <li key={name} className={classNames(styles.dish, index >= dishes.length - cut && styles.cut)}>
            <p className={styles.quantity}>
              <span>{quantity}</span>
              <span className={styles.sign}>{strings.times}</span>
            </p>
            <p className={styles.name}>{name}</p>
          </li>
        ))}
      </ul>
      {cut > 0 && <p className={styles.rest}>{strings.moreDishes(cut)}</p>}
      {dishes.length === 0 && <p className={styles.rest}>{strings.nothingCooking}</p>}
    </section>
  );
};
