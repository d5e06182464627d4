import type { CounterOrder } from '@tiffin/domain';
import { createContext, type ReactElement, use } from 'react';
import { useBoard } from '../board-feed/board-provider.tsx';
import { type Acceptance, useAcceptanceHold } from '../board-feed/held-acceptances.ts';
import { printerRoll } from '../board-feed/printer-roll.ts';
import { useOrderActions } from './use-order-actions.ts';
import { useTicketPrinter } from './use-ticket-printer.tsx';

/** What can be done with orders, on whatever page: an acceptance outlives the page on which it was pressed. */
interface OrderActions extends ReturnType<typeof useOrderActions> {
  /** The times of the acceptances that are pressed and not sent yet, by the order's id. */
  readonly accepting: ReadonlyMap<string, Date>;
  readonly accept: (acceptance: Acceptance) => void;
  readonly undoAccept: (order: CounterOrder) => void;
  /** Prints the ticket of an order. */
  readonly print: (order: CounterOrder) => void;
}

const OrderActionsContext = createContext<OrderActions | null>(null);

interface OrderActionsProviderProps {
  readonly timeZone: string;
  readonly children: ReactElement;
}

/** Does what is pressed on orders, and prints what is accepted. */
export function OrderActionsProvider({ timeZone, children }: OrderActionsProviderProps) {
  const { restaurantId, board } = useBoard();
  const serverNow = () => new Date(Date.now() + (board?.aheadMs ?? 0));
  const printer = useTicketPrinter(timeZone);
  const print = (order: CounterOrder) => printer.print(order, serverNow());
  const actions = useOrderActions();
  const send = ({ order, promisedAt }: Acceptance) =>
    actions.act({
      order,
      action: { name: 'accept', promisedAt: promisedAt.toISOString() },
      pin: null,
      onDone: (answer) => {
        if (printerRoll.read() !== null) print(answer);
      },
    });
  const { held, hold, undo } = useAcceptanceHold(restaurantId, send);
  const value = {
    ...actions,
    accepting: new Map([...held].map(([id, { promisedAt }]) => [id, promisedAt])),
    accept: (acceptance: Acceptance) => {
      actions.dismissNotice(acceptance.order);
      hold(acceptance, serverNow());
    },
    undoAccept: ({ order }: CounterOrder) => undo(order.id),
    print,
  };
  return (
    <OrderActionsContext value={value}>
      {children}
      {printer.roll}
    </OrderActionsContext>
  );
}

/** What can be done with the orders of this device's restaurant. */
export function useActionsOnOrders(): OrderActions {
  const actions = use(OrderActionsContext);
  if (actions === null) throw new Error('useActionsOnOrders needs an OrderActionsProvider above it.');
  return actions;
}
