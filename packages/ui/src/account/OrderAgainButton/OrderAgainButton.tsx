import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { orderAgainStrings as strings } from '../order-again.strings.ts';

export interface OrderAgainButtonProps {
  /** The order's number: "S-1042". */
  number: string;
  /** The one thing to do beside a receipt, or a small one in a row of a list. @default 'panel' */
  look?: 'panel' | 'row' | undefined;
  /** Its code is on its way, or the order is. @default false */
  isLoading?: boolean | undefined;
  /** Called when the customer wants the order again. */
  onPress?: (() => void) | undefined;
}

/** Orders the dishes of an order again. */
export const OrderAgainButton = ({ number, look = 'panel', isLoading, onPress }: OrderAgainButtonProps) => {
  const isRow = look === 'row';
  return (
    <Button
      variant={isRow ? 'secondary' : 'primary'}
      size={isRow ? 'small' : 'medium'}
      isWide={!isRow}
      icon="again"
      isLoading={isLoading ?? false}
      onClick={onPress}
    >
      <span>{strings.button}</span>
      {isRow && <VisuallyHidden>{strings.of(number)}</VisuallyHidden>}
    </Button>
  );
};
