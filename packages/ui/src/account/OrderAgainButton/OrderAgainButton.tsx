import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { orderAgainStrings as strings } from '../order-again.strings.ts';

export interface OrderAgainButtonProps {
  /** The order's number: "S-1042". */
  number: string;
  /** The one thing to do on an order's page, one of several there, or a small one in a row of a list. @default 'panel' */
  look?: 'panel' | 'action' | 'row' | undefined;
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
      variant={look === 'panel' ? 'primary' : 'secondary'}
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
