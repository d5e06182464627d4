import type { CartAddition, MenuItem } from '@tiffin/domain';
import { Button, useModalStack } from '@tiffin/ui';
import { DishDialog } from '@tiffin/ui/dish-dialog';

/** Opens a dish to choose its options; the dialog has an entry of its own, so that it can load late. */
export function ChooseDish({ item, add }: { item: MenuItem; add: (addition: CartAddition) => void }) {
  const dialogs = useModalStack();
  const open = () => dialogs.open(<DishDialog item={item} onAdd={add} />);
  return <Button onClick={open}>Choose {item.name}</Button>;
}
