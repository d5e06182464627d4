import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CartItem, configure, knownSelection, type PricedLineChange } from '@tiffin/domain';
import { DishDialog } from '@tiffin/ui/dish-dialog';
import { knownDish } from '../menu/known-dish.ts';
import { menuQueries } from '../menu/menu.queries.ts';
import { useMenuFilter } from '../menu-filter/use-menu-filter.ts';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useCurrentMode } from '../restaurant/use-current-mode.ts';

/** Props of {@link ChangeLine}. */
interface ChangeLineProps {
  readonly line: CartItem;
  readonly onChange: (itemId: string, change: PricedLineChange) => void;
  readonly onClose: () => void;
}

/** The dish dialog over a line of the cart: it begins with the line's choices and changes them. */
export default function ChangeLine({ line, onChange, onClose }: ChangeLineProps) {
  const { id, menuItem, quantity, selectedOptions } = line;
  const queryClient = useQueryClient();
  const { data: dish, isFetching, refetch } = useQuery(menuQueries.dish(menuItem.id));
  const { settings } = useRestaurant();
  const orderingMode = useCurrentMode();
  const { filter } = useMenuFilter();
  const item = dish ?? knownDish(queryClient, menuItem.id);
  if (item === undefined) return null;
  return (
    <DishDialog
      isOpen
      item={item}
      line={{ quantity, selectedOptions: knownSelection(menuItem.options, selectedOptions) }}
      hasFailed={dish === undefined && !isFetching}
      onRetry={() => void refetch()}
      serviceFeePercent={settings.serviceFee.percent}
      orderingMode={orderingMode}
      filter={filter}
      onClose={onClose}
      onAdd={(change) => {
        onClose();
        onChange(id, { ...change, unitPrice: configure(menuItem, change.selectedOptions).unitPrice });
      }}
    />
  );
}
