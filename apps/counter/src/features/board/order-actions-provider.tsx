import type { CounterOrder } from '@tiffin/domain';
import { createContext, type ReactElement, use } from 'react';
import { useBoard } from '../board-feed/board-provider.tsx';
import { type Acceptance, useAcceptanceHold } from '../board-feed/held-acceptances.ts';
import { printerRoll } from '../board-feed/printer-roll.ts';
import { useAcknowledge } from './use-acknowledge.ts';
import { useOrderActions } from './use-order-actions.ts';
import { usePrinting } from './use-printing.ts';

/** What can be done with orders, on whatever page: an acceptance outlives the page on which it was pressed. */
interface OrderActions
  extends ReturnType<typeof useOrderActions>,
    ReturnType<typeof useAcknowledge>,
    Omit<ReturnType<typeof usePrinting>, 'paper'> {
  /** The times of the acceptances that are pressed and not sent yet, by the order's id. */
  readonly accepting: ReadonlyMap<string, Date>;
  readonly accept: (acceptance: Acceptance) => void;
  readonly undoAccept: (order: CounterOrder) => void;
}

const OrderActionsContext = createContext<OrderActions | null>(null);

interface OrderActionsProviderProps {
  readonly timeZone: string;
  /** Whether this is a paired device, which prints by itself. */
  readonly isPaired: boolean;
  readonly children: ReactElement;
}

/** Does what is pressed on orders, and prints what is accepted. */
export function OrderActionsProvider({ timeZone, isPaired, children }: OrderActionsProviderProps) {
  const { restaurantId, board } = useBoard();
  const serverNow = () => new Date(Date.now() + (board?.aheadMs ?? 0));
  const actions = useOrderActions();
  const marks = useAcknowledge(actions.showFailure);
  const { paper, ...printing } = usePrinting({ timeZone, isPaired, onFailure: actions.showFailure });
  const send = ({ order, promisedAt }: Acceptance) =>
    actions.act({
      order,
      action: { name: 'accept', promisedAt: promisedAt.toISOString() },
      pin: null,
      onDone: (answer) => {
        // A person's own browser is no device that could claim a print.
        if (!isPaired && printerRoll.read() !== null)
          printing.print({ kind: 'pressed', order: answer, of: 'new' });
      },
    });
  const { held, hold, undo } = useAcceptanceHold(restaurantId, send);
  const value = {
    ...actions,
    ...marks,
    ...printing,
    accepting: new Map([...held].map(([id, { promisedAt }]) => [id, promisedAt])),
    accept: (acceptance: Acceptance) => {
      actions.dismissNotice(acceptance.order);
      hold(acceptance, serverNow());
    },
    undoAccept: ({ order }: CounterOrder) => undo(order.id),
  };
  return (
    <OrderActionsContext value={value}>
      {children}
      {paper}
    </OrderActionsContext>
  );
}

/** What can be done with the orders of this device's restaurant. */
export function useActionsOnOrders(): OrderActions {
  const actions = use(OrderActionsContext);
  if (actions === null) throw new Error('useActionsOnOrders needs an OrderActionsProvider above it.');
  return actions;
}
