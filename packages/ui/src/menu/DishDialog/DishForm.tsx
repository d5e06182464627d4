import {
  type CartAddition,
  type ConfigurableItem,
  configure,
  formatPounds,
  type LineChange,
  lineTotal,
  type MenuFilter,
  type MenuItem,
  type MenuItemSummary,
  noFilter,
  type OrderingMode,
  priceFrom,
  type SelectedOption,
  unansweredOptions,
  whyNotSold,
} from '@tiffin/domain';
import { useState } from 'react';
import { ModalTitle } from '../../modal-stack/Modal/Modal.tsx';
import { DietaryMarks } from '../DietaryMarks/DietaryMarks.tsx';
import { DishPrice } from '../DishCard/DishPrice.tsx';
import { SaleHint } from '../DishCard/SaleHint.tsx';
import { DishTile } from '../DishTile/DishTile.tsx';
import { dishStrings } from '../dish.strings.ts';
import { menuStrings } from '../menu.strings.ts';
import { AddDish } from './AddDish.tsx';
import { DetailsOnTheirWay } from './DetailsOnTheirWay.tsx';
import { DishAllergens } from './DishAllergens.tsx';
import { DishDiet } from './DishDiet.tsx';
import * as styles from './DishForm.css.ts';
import { DishMarks } from './DishMarks.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { useDishSelection } from './use-dish-selection.ts';

/** Props of {@link DishForm}. */
export interface DishFormProps {
  /** The dish; while its allergens and options are on their way, what its card shows. It cannot be added before. */
  item: MenuItem | MenuItemSummary;
  /** Its allergens and options did not load. @default false */
  hasFailed?: boolean | undefined;
  /** Called when the customer asks for them again. */
  onRetry?: (() => void) | undefined;
  /** The line of the cart that the dialog changes: it begins with its choices and quantity. */
  line?: LineChange | undefined;
  /** Called with a selection that meets every rule of the dish. */
  onAdd: (addition: CartAddition) => void;
  /** The percentage of the dishes that the service fee adds: UK law wants it named with the price. @default 0 */
  serviceFeePercent?: number | undefined;
  /** The mode chosen: a dish that is sold in the other one alone cannot be added. */
  orderingMode?: OrderingMode | undefined;
  /** What the customer leaves out: choices that clash with it say so. */
  filter?: MenuFilter | undefined;
}

/** The content of the dish dialog: picture, live allergens, options, quantity and live price. */
export const DishForm = ({
  item,
  hasFailed = false,
  onRetry,
  line,
  onAdd,
  serviceFeePercent = 0,
  orderingMode,
  filter = noFilter,
}: DishFormProps) => {
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const details = 'options' in item ? item : null;
  const dish = details ?? { ...item, allergens: null, options: [] };
  const hasOptions = 'options' in item ? item.options.length > 0 : item.hasOptions;
  const selection = useDishSelection(dish, line?.selectedOptions);
  const { selected } = selection;
  const sum = sumInWords(dish, selected, quantity);

  const reason = whyNotSold(item, orderingMode);

  const add = () => {
    if (selection.submit()) onAdd({ menuItemId: item.id, quantity, selectedOptions: selected });
  };

  return (
    <div className={styles.form} tabIndex={-1}>
      <DishTile
        className={styles.picture}
        photoUrl={item.photoUrl}
        photo={item.photo}
        isDimmed={!item.isAvailable}
        isFaded={reason !== null}
        shape="side"
        isEager
      />
      <DishAllergens
        details={details}
        hasOptions={hasOptions}
        selected={selected}
        hasFailed={hasFailed}
        filter={filter}
      />
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
            {details === null ? (
              <>
                <DietaryMarks dietary={item.dietary} heat={item.heat} isAlcohol={item.isAlcohol} />
                {item.kcal === null ? null : (
                  <span className={styles.aside}>{dishStrings.kcal(item.kcal)}</span>
                )}
              </>
            ) : (
              <DishMarks item={details} selected={selected} />
            )}
          </div>
          <p className={styles.description}>{item.description}</p>
          {details !== null && <DishDiet item={details} selected={selected} />}
          {item.isAvailable && reason === null && <SaleHint item={item} />}
          {item.maxPerOrder === undefined ? null : (
            <p className={styles.aside}>{dishStrings.mostPerOrder(item.maxPerOrder)}</p>
          )}
          {details === null && (
            <DetailsOnTheirWay hasOptions={hasOptions} hasFailed={hasFailed} onRetry={onRetry} />
          )}
          {dish.options.map((option) => (
            <div key={option.id} className={styles.group}>
              <OptionGroup item={dish} option={option} selection={selection} filter={filter} />
            </div>
          ))}
        </div>
        <AddDish
          name={item.name}
          notSold={
            reason === 'not_now'
              ? (item.saleNote?.text ?? '')
              : menuStrings.only(item.modes?.[0] ?? 'collection')
          }
          most={item.maxPerOrder}
          state={
            !item.isAvailable
              ? 'soldOut'
              : reason !== null
                ? 'notSold'
                : details !== null
                  ? 'ready'
                  : hasFailed
                    ? 'failed'
                    : 'loading'
          }
          label={(line === undefined ? dishStrings.addToCart : dishStrings.updateCart)(sum)}
          quantity={quantity}
          onQuantityChange={setQuantity}
          onAdd={add}
        />
      </div>
    </div>
  );
};

/** What so many of the dish cost as chosen; "from" the least while a required choice that may cost more is missing. */
const sumInWords = (
  dish: ConfigurableItem,
  selected: readonly SelectedOption[],
  quantity: number,
): string => {
  const isMissing = unansweredOptions(dish.options, selected).length > 0;
  const { priceFrom: least, priceVaries } = priceFrom(dish, selected);
  const sum = formatPounds(lineTotal(isMissing ? least : configure(dish, selected).unitPrice, quantity));
  return isMissing && priceVaries ? dishStrings.from(sum) : sum;
};
