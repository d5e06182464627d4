import type { MenuItemSummary } from '@tiffin/domain';
import { useId } from 'react';
import { NameWithAge } from '../../menu/DietaryMarks/NameWithAge.tsx';
import { DishPrice } from '../../menu/DishCard/DishPrice.tsx';
import { DishTile } from '../../menu/DishTile/DishTile.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { withItGoesStrings as strings } from '../cart.strings.ts';
import * as styles from './WithItGoes.css.ts';

export interface WithItGoesProps {
  /** The dishes that `goingWith` proposes; without any nothing shows. */
  dishes: readonly MenuItemSummary[];
  /** Called when the customer wants to read about a dish, or has to choose something for it. */
  onOpen: (dish: MenuItemSummary) => void;
  /** Called when a dish without choices is to be added. */
  onAdd: (dish: MenuItemSummary) => void;
}

/** Up to three dishes that the restaurant has named to go with what is in the cart. */
export const WithItGoes = ({ dishes, onOpen, onAdd }: WithItGoesProps) => {
  const id = useId();
  if (dishes.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {strings.title}
      </h3>
      <ul>
        {dishes.map((dish) => (
          <li key={dish.id} className={styles.dish}>
            <DishTile photoUrl={dish.photoUrl} photo={dish.photo} className={styles.tile} />
            <div>
              <p className={styles.name}>
                <NameWithAge name={dish.name} isAlcohol={dish.isAlcohol} />
              </p>
              <p className={styles.price}>
                <DishPrice priceFrom={dish.priceFrom} priceVaries={dish.priceVaries} />
              </p>
            </div>
            <span className={styles.actions}>
              {!dish.hasOptions && (
                <Button variant="quiet" onClick={() => onOpen(dish)}>
                  <span>{strings.allergens}</span>
                  <VisuallyHidden>{strings.of(dish.name)}</VisuallyHidden>
                </Button>
              )}
              <Button
                variant="secondary"
                size="small"
                icon="add"
                onClick={() => (dish.hasOptions ? onOpen(dish) : onAdd(dish))}
              >
                <span>{dish.hasOptions ? strings.choose : strings.add}</span>
                <VisuallyHidden>{strings.of(dish.name)}</VisuallyHidden>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
