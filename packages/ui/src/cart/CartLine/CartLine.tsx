import { type CartItem, type Choice, cartLimits, chosenChoices, formatPounds } from '@tiffin/domain';
import { DishTile } from '../../menu/DishTile/DishTile.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stepper } from '../../primitives/Stepper/Stepper.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
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
}

/** One line of the cart, with stepper and Remove. A dish that is gone keeps its line, marked, until it is removed. */
export const CartLine = ({ item, onQuantityChange, onChange, onRemove }: CartLineProps) => {
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
  const chosen = chosenChoices(menuItem.options, selectedOptions);
  const each = quantity > 1 ? [cartStrings.each(formatPounds(unitPrice))] : [];
  const details = [...chosen.map(({ name }) => name), ...each].join(', ');
  return (
    <li className={styles.line}>
      <DishTile photoUrl={menuItem.photoUrl} className={styles.tile} isDimmed={!isAvailable} />
      <div>
        <p className={styles.name}>{menuItem.name}</p>
        {details !== '' && <p className={styles.options}>{details}</p>}
        {!isAvailable && (
          <p className={styles.unavailable}>
            <Icon name="error" size="small" />
            <span>{unavailableReason ?? cartStrings.unavailable}</span>
          </p>
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
              max={cartLimits.maxQuantity}
              onChange={(next) => onQuantityChange(id, next)}
            />
          )}
          <span className={styles.tools}>
            {canChange(item, chosen) && (
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

/** Whether other choices may help: there are some, and it is not the dish itself that is gone. */
const canChange = ({ menuItem, selectedOptions, isAvailable }: CartItem, chosen: readonly Choice[]) => {
  if (isAvailable || menuItem.options.length === 0) return menuItem.options.length > 0;
  const wanted = new Set(selectedOptions.flatMap(({ choiceIds }) => choiceIds));
  return chosen.length < wanted.size || chosen.some((choice) => !choice.isAvailable);
};
