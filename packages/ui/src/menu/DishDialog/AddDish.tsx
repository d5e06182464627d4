import { cartLimits } from '@tiffin/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stepper } from '../../primitives/Stepper/Stepper.tsx';
import { dishStrings } from '../dish.strings.ts';
import * as styles from './DishForm.css.ts';

interface AddDishProps {
  name: string;
  /** Only what is ready can be added: nobody adds a dish before its allergens show. */
  state: 'ready' | 'loading' | 'failed' | 'soldOut' | 'notSold';
  /** Why it is not sold, where it is not. */
  notSold: string;
  /** The most of it in one order; left out where any number goes. */
  most?: number | undefined;
  /** What the press does, and what the dish costs as chosen and counted. */
  label: string;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  onAdd: () => void;
}

const reasons = {
  loading: dishStrings.waiting,
  failed: dishStrings.notReady,
  soldOut: dishStrings.soldOut,
} as const;

/** The foot of the dialog: how many, and the button that adds them, or why there is nothing to add. */
export const AddDish = ({
  name,
  state,
  notSold,
  most,
  label,
  quantity,
  onQuantityChange,
  onAdd,
}: AddDishProps) => (
  <div className={styles.foot}>
    {state !== 'soldOut' && state !== 'notSold' && (
      <Stepper
        label={dishStrings.quantityOf(name)}
        value={quantity}
        max={most ?? cartLimits.maxQuantity}
        onChange={onQuantityChange}
      />
    )}
    <Button className={styles.add} isUnavailable={state !== 'ready'} onClick={onAdd}>
      {state === 'ready' ? label : state === 'notSold' ? notSold : reasons[state]}
    </Button>
  </div>
);
