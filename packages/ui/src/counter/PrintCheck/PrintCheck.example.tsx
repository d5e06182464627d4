import { type CounterOrder, ownPrint } from '@tiffin/domain';
import { PrintCheck } from '@tiffin/ui';

interface UnsureTicketsProps {
  orders: readonly CounterOrder[];
  onPrint: (order: CounterOrder) => void;
  onConfirm: (order: CounterOrder) => void;
}

/** What this device had begun to print before the page was loaded again. */
export function UnsureTickets({ orders, ...presses }: UnsureTicketsProps) {
  const unsure = orders.filter((order) => ownPrint(order, 'new')?.confirmedAt === null);
  return <PrintCheck orders={unsure} {...presses} />;
}
