import { allDay, type CounterOrder } from '@tiffin/domain';
import { AllDay } from '@tiffin/ui';

interface PassProps {
  orders: readonly CounterOrder[];
  /** The names of the menu's dishes: a side counts with the dish of its name. */
  menuNames: readonly string[];
}

/** What is still to be cooked, on a screen above the pass. */
export function Pass({ orders, menuNames }: PassProps) {
  return (
    <AllDay
      dishes={allDay(
        orders.map(({ order }) => order),
        menuNames,
      )}
    />
  );
}
