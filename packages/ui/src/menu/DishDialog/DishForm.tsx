import {
  formatPounds,
  lineTotal,
  type MenuItem,
  type MenuItemSummary,
  priceFrom,
  type SelectedOption,
} from '@tiffin/domain';
import { useState } from 'react';
import { ModalTitle } from '../../modal-stack/Modal/Modal.tsx';
import { DietaryMarks } from '../DietaryMarks/DietaryMarks.tsx';
import { DishPrice } from '../DishCard/DishPrice.tsx';
import { DishTile } from '../DishTile/DishTile.tsx';
import { dishStrings } from '../dish.strings.ts';
import { AddDish } from './AddDish.tsx';
import { DetailsOnTheirWay } from './DetailsOnTheirWay.tsx';
import { DishAllergens } from './DishAllergens.tsx';
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
  /** The dish; while its allergens and options are on their way, what its card shows. It cannot be added before. */
  item: MenuItem | MenuItemSummary;
  /** Its allergens and options did not load. @default false */
  hasFailed?: boolean | undefined;
  /** Called when the customer asks for them again. */
  onRetry?: (() => void) | undefined;
  /** The line of the cart that the dialog changes: it begins with its choices and quantity. */
  line?: Omit<CartAddPayload, 'menuItemId'> | undefined;
  /** Called with a selection that meets every rule of the dish. */
  onAdd: (payload: CartAddPayload) => void;
  /** The percentage of the dishes that the service fee adds: UK law wants it named with the price. @default 0 */
  serviceFeePercent?: number | undefined;
}

/** The content of the dish dialog: picture, live allergens, options, quantity and live price. */
export const DishForm = ({
  item,
  hasFailed = false,
  onRetry,
  line,
  onAdd,
  serviceFeePercent = 0,
}: DishFormProps) => {
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const details = 'options' in item ? item : null;
  const dish = details ?? { ...item, options: [] };
  const hasOptions = 'options' in item ? item.options.length > 0 : item.hasOptions;
  const { selected, errorFor, submit, toggle, groupId } = useDishSelection(dish, line?.selectedOptions);
  const asChosen = priceFrom(dish, selected);
  const sum = formatPounds(lineTotal(asChosen.priceFrom, quantity));

  const add = () => {
    if (submit()) onAdd({ menuItemId: item.id, quantity, selectedOptions: selected });
  };

  return (
    <div className={styles.form} tabIndex={-1}>
      <DishTile
        className={styles.picture}
        photoUrl={item.photoUrl}
        isDimmed={!item.isAvailable}
        shape="side"
        isEager
      />
      <DishAllergens details={details} hasOptions={hasOptions} selected={selected} hasFailed={hasFailed} />
      <div className={styles.choices}>
        {/* Firefox makes each area that scrolls a stop of the Tab key; only one without controls needs to be one. */}
        <div
          className={styles.scroller}
          {...(hasOptions ? { tabIndex: -1 } : { role: 'group', 'aria-label': item.name })}
        >
          <ModalTitle className={styles.name}>{item.name}</ModalTitle>
          <div className={styles.priceLine}>
            <p className={styles.price}>
              <DishPrice {...('options' in item ? priceFrom(item) : item)} />
            </p>
            {serviceFeePercent === 0 ? null : (
              <span className={styles.aside}>{dishStrings.serviceFee(serviceFeePercent)}</span>
            )}
            <DietaryMarks dietary={item.dietary} heat={item.heat} />
            {item.kcal === null ? null : <span className={styles.aside}>{dishStrings.kcal(item.kcal)}</span>}
          </div>
          <p className={styles.description}>{item.description}</p>
          {details === null && (
            <DetailsOnTheirWay hasOptions={hasOptions} hasFailed={hasFailed} onRetry={onRetry} />
          )}
          {dish.options.map((option) => (
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
        <AddDish
          name={item.name}
          state={
            !item.isAvailable ? 'soldOut' : details !== null ? 'ready' : hasFailed ? 'failed' : 'loading'
          }
          label={(line === undefined ? dishStrings.addToCart : dishStrings.updateCart)(
            asChosen.priceVaries ? dishStrings.from(sum) : sum,
          )}
          quantity={quantity}
          onQuantityChange={setQuantity}
          onAdd={add}
        />
      </div>
    </div>
  );
};
