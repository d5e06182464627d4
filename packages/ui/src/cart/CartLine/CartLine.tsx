import {
  type CartItem,
  cartLimits,
  clashInWords,
  clashOf,
  configure,
  formatPounds,
  isAlcoholic,
  type MenuFilter,
  type OrderingMode,
  selectionProblems,
  whyNotSold,
} from '@tiffin/domain';
import { NameWithAge } from '../../menu/DietaryMarks/NameWithAge.tsx';
import { DishTile } from '../../menu/DishTile/DishTile.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stepper } from '../../primitives/Stepper/Stepper.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ConfigurationRows } from '../../private/ConfigurationRows/ConfigurationRows.tsx';
import { cartStrings } from '../cart.strings.ts';
import * as styles from './CartLine.css.ts';

/** What the lines of a cart tell. */
export interface CartLineEvents {
  /** Called with the new quantity, 1 to 99, at each press. */
  onQuantityChange: (itemId: string, quantity: number) => void;
  /** Called when the customer wants other choices for the line. */
  onChange: (itemId: string) => void;
  /** Called when the customer removes the line. */
  onRemove: (itemId: string) => void;
}

export interface CartLineProps extends CartLineEvents {
  /** The line: a configured dish, how many of it, and what that costs. */
  item: CartItem;
  /** The mode chosen: a dish that is sold in the other one alone says so. */
  orderingMode?: OrderingMode | undefined;
  /** How many of the dish the cart holds in all lines. By default those of this one. */
  piecesOfDish?: number | undefined;
  /** What the customer leaves out: a line that clashes with it says so. */
  filter?: MenuFilter | undefined;
}

/** One line of the cart, with stepper and Remove. A dish that is gone keeps its line, marked, until it is removed. */
export const CartLine = (props: CartLineProps) => {
  const {
    item,
    orderingMode,
    piecesOfDish = item.quantity,
    filter,
    onQuantityChange,
    onChange,
    onRemove,
  } = props;
  const {
    id,
    menuItem,
    quantity,
    selectedOptions,
    unitPrice,
    totalPrice,
    isAvailable,
    unavailableReason,
    isBeingAdded,
  } = item;
  const { lines, allergens } = configure(menuItem, selectedOptions);
  const clash = filter && clashOf({ allergens }, { ...filter, diets: [] });
  const problem = isAvailable ? whyNot(item, orderingMode) : (unavailableReason ?? cartStrings.unavailable);
  const { maxPerOrder } = menuItem;
  // What the dish's other lines leave of its limit.
  const limit = maxPerOrder === undefined ? cartLimits.maxQuantity : maxPerOrder - piecesOfDish + quantity;
  return (
    <li className={styles.line}>
      <DishTile
        photoUrl={menuItem.photoUrl}
        photo={menuItem.photo}
        className={styles.tile}
        isDimmed={!isAvailable}
        isFaded={problem !== null}
      />
      <div>
        <p className={styles.name}>
          <NameWithAge name={menuItem.name} isAlcohol={isAlcoholic(menuItem, selectedOptions)} />
        </p>
        <ConfigurationRows
          lines={lines}
          className={styles.options}
          end={quantity > 1 ? cartStrings.each(formatPounds(unitPrice)) : undefined}
        />
        {problem !== null && (
          <p className={styles.unavailable}>
            <Icon name="error" size="small" />
            <span>{problem}</span>
          </p>
        )}
        {clash && !isBeingAdded && (
          <p className={styles.clash}>
            <Icon name="warning" size="small" />
            <span>{clashInWords(clash).join('. ')}</span>
          </p>
        )}
        {maxPerOrder !== undefined && quantity >= limit && (
          <p className={styles.options}>{cartStrings.mostPerOrder(maxPerOrder)}</p>
        )}
      </div>
      <Price amount={totalPrice} />
      {isBeingAdded ? (
        <p className={styles.adding}>
          <Spinner label="" />
          <span>{cartStrings.adding(quantity)}</span>
        </p>
      ) : (
        <div className={styles.actions}>
          {isAvailable && (
            <Stepper
              label={cartStrings.quantityOf(menuItem.name)}
              value={quantity}
              min={cartLimits.minQuantity}
              // What is not sold as things are can only become less.
              max={problem === null ? limit : quantity}
              onChange={(next) => onQuantityChange(id, next)}
            />
          )}
          <span className={styles.tools}>
            {canChange(item) && (
              <Button variant="quiet" onClick={() => onChange(id)}>
                <span>{cartStrings.change}</span>
                <VisuallyHidden>{` ${menuItem.name}`}</VisuallyHidden>
              </Button>
            )}
            <Button variant="quiet" edge="end" onClick={() => onRemove(id)}>
              <span>{cartStrings.remove}</span>
              <VisuallyHidden>{` ${menuItem.name}`}</VisuallyHidden>
            </Button>
          </span>
        </div>
      )}
    </li>
  );
};

/** Why a dish that is there cannot be ordered now, or not in this mode. */
const whyNot = ({ saleNote, menuItem: { modes } }: CartItem, mode: OrderingMode | undefined) => {
  const reason = whyNotSold({ saleNote, modes }, mode);
  if (reason === null) return null;
  return reason === 'not_now'
    ? cartStrings.notNow(saleNote?.text ?? '')
    : cartStrings.only[modes?.[0] ?? 'collection'];
};

/** Whether other choices may help: there are some, and it is not the dish itself that is gone. */
const canChange = ({ menuItem, selectedOptions, isAvailable }: CartItem) =>
  menuItem.options.length > 0 &&
  (isAvailable || selectionProblems({ ...menuItem, isAvailable: true }, selectedOptions).length > 0);
