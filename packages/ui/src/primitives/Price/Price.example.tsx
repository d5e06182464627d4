import { pence } from '@tiffin/domain';
import { Price } from '@tiffin/ui';

/** What a dish costs. */
export function DishPrice() {
  return <Price amount={pence(1450)} />;
}
