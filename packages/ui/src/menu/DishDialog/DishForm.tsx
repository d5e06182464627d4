import {
  configuredAllergens,
  formatPounds,
  lineTotal,
  type MenuItem,
  type SelectedOption,
  unitPrice,
} from '@tiffin/domain';
import { useId, useState } from 'react';
import { ModalTitle } from '../../modal-stack/Modal/Modal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { Stepper } from '../../primitives/Stepper/Stepper.tsx';
import { AllergenList } from '../AllergenList/AllergenList.tsx';
import { DietaryMarks } from '../DietaryMarks/DietaryMarks.tsx';
import { DishTile } from '../DishTile/DishTile.tsx';
import { dishStrings } from '../dish.strings.ts';
import * as styles from './DishForm.css.ts';
import { OptionGroup } from './OptionGroup.tsx';
import { chosenFor } from './selection.ts';
import { useDishSelection } from './use-dish-selection.ts';

/** A configured dish on its way into the cart (Spec §3, Cart add payload). */
export interface CartAddPayload {
  menuItemId: string;
  quantity: number;
  selectedOptions: readonly SelectedOption[];
}

/** Props of {@link DishForm}. */
export interface DishFormProps {
  /** The dish. */
  item: MenuItem;
  /** Called with a selection that meets every rule of the dish. */
  onAdd: (payload: CartAddPayload) => void;
  /** The dish is being added. @default false */
  isAdding?: boolean | undefined;
  /** The percentage of the dishes that the service fee adds: UK law wants it named with the price. @default 0 */
  serviceFeePercent?: number | undefined;
}

/** The content of the dish dialog: picture, live allergens, options, quantity and live price. */
export const DishForm = ({ item, onAdd, isAdding = false, serviceFeePercent = 0 }: DishFormProps) => {
  const [quantity, setQuantity] = useState(1);
  const { selected, errorFor, submit, toggle, groupId } = useDishSelection(item);
  const allergensId = useId();
  const total = lineTotal(unitPrice(item, selected), quantity);

  const add = () => {
    if (submit()) onAdd({ menuItemId: item.id, quantity, selectedOptions: selected });
  };

  return (
    <div className={styles.form}>
      <DishTile
        className={styles.picture}
        photoUrl={item.photoUrl}
        isDimmed={!item.isAvailable}
        shape="side"
        isEager
      />
      <section className={styles.allergens} aria-live="polite" aria-labelledby={allergensId}>
        <h3 id={allergensId} className={styles.allergensTitle}>
          {item.options.length === 0 ? dishStrings.allergens : dishStrings.allergensTitle}
        </h3>
        <AllergenList allergens={configuredAllergens(item, selected)} />
        {item.options.length === 0 ? null : <p className={styles.changes}>{dishStrings.changes}</p>}
      </section>
      <div className={styles.choices}>
        <div className={styles.scroller}>
          <ModalTitle className={styles.name}>{item.name}</ModalTitle>
          <div className={styles.priceLine}>
            <Price amount={item.price} className={styles.price} />
            {serviceFeePercent === 0 ? null : (
              <span className={styles.aside}>{dishStrings.serviceFee(serviceFeePercent)}</span>
            )}
            <DietaryMarks dietary={item.dietary} heat={item.heat} />
            {item.kcal === null ? null : <span className={styles.aside}>{dishStrings.kcal(item.kcal)}</span>}
          </div>
          <p className={styles.description}>{item.description}</p>
          {item.options.map((option) => (
            <div key={option.id} className={styles.group}>
              <OptionGroup
                id={groupId(option.id)}
                option={option}
                chosen={chosenFor(selected, option)}
                error={errorFor(option.id)}
                onToggle={(choiceId) => toggle(option, choiceId)}
              />
            </div>
          ))}
        </div>
        <div className={styles.foot}>
          {item.isAvailable ? (
            <>
              <Stepper label={dishStrings.quantityOf(item.name)} value={quantity} onChange={setQuantity} />
              <Button className={styles.add} isLoading={isAdding} onClick={add}>
                {dishStrings.addToCart(formatPounds(total))}
              </Button>
            </>
          ) : (
            <Button className={styles.add} isUnavailable>
              {dishStrings.soldOut}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};
