import type { OrderItem } from '@tiffin/domain';
import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { usualStrings as strings } from '../usual.strings.ts';
import * as styles from './YourUsual.css.ts';

export interface YourUsualProps {
  /** The dishes of the order that the customer usually places. */
  items: readonly Pick<OrderItem, 'name' | 'quantity'>[];
  /** Called when they are to be put into the cart. */
  onOrder: () => void;
}

/** Orders a customer's usual dishes again: one press in the corner of the masthead. */
export const YourUsual = ({ items, onOrder }: YourUsualProps) => {
  const id = useId();
  return (
    <div className={styles.place}>
      <Button
        variant="secondary"
        size="small"
        className={styles.button}
        aria-describedby={id}
        onClick={onOrder}
      >
        {strings.usual}
      </Button>
      <p id={id} className={styles.dishes}>
        {strings.dishes(items)}
      </p>
    </div>
  );
};
