import { useNavigate } from '@tanstack/react-router';
import type { CounterAction } from '@tiffin/api/counter';
import type { CounterOrder } from '@tiffin/domain';
import { CounterOrderPage, type PanelAction } from '@tiffin/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useBoard, useServerNow } from '../board-feed/board-provider.tsx';
import { boardStrings } from './board.strings.ts';
import type { OrderDialog } from './OrderDialogs.tsx';
import { useActionsOnOrders } from './order-actions-provider.tsx';
import { orderPageActions } from './order-page-actions.ts';
import { useDeclinedDishes } from './use-declined-dishes.ts';
import { useSuggestedMinutes } from './use-suggested-minutes.ts';

// The page opens without them; they are there before anyone can press for one.
const loadDialogs = () => import('./OrderDialogs.tsx');
const loadLabels = () => import('./LabelRoll.tsx');
const LabelRoll = lazy(loadLabels);
const OrderDialogs = lazy(async () => ({ default: (await loadDialogs()).OrderDialogs }));

interface OpenOrderProps {
  readonly order: CounterOrder;
  readonly restaurant: { readonly name: string; readonly timeZone: string };
  readonly needsPin: boolean;
}

/** The page of an order that is there: what is in it, and everything that can be done with it. */
export function OpenOrder({ order, restaurant, needsPin }: OpenOrderProps) {
  const { timeZone } = restaurant;
  const { isConnected } = useBoard();
  const now = useServerNow();
  const navigate = useNavigate();
  const [labels, printLabels] = useState(0);
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  useEffect(() => {
    // What fails here is tried again by the press.
    for (const load of [loadDialogs, loadLabels]) load().catch(() => undefined);
  }, []);
  const declinedDishes = useDeclinedDishes();
  const showBoard = () => void navigate({ to: '/' });
  const actions = useActionsOnOrders();
  const suggested = useSuggestedMinutes();
  const { pendingActions, notices, dismissNotice } = actions;
  const { id } = order.order;
  const pending = pendingActions.get(id);
  const press = (action: CounterAction, pin: string | null = null) => {
    const onDone = () => {
      if (action.name === 'decline') {
        declinedDishes.takeOff();
        // There is nothing more to do here; the board shows what comes next.
        showBoard();
      }
      setDialog(null);
    };
    actions.act({ order, action, pin, onDone });
  };
  const onAction = (action: Exclude<PanelAction, 'accept' | 'delay'>) => {
    if (action === 'print') actions.print(order);
    else if (action === 'decline' || action === 'cancel' || action === 'refund') setDialog(action);
    else press({ name: action });
  };
  return (
    <>
      <CounterOrderPage
        order={order}
        now={now}
        timeZone={timeZone}
        actions={orderPageActions(order, now)}
        pendingAction={pending === 'cancel_accepted' ? 'cancel' : pending}
        isOffline={!isConnected}
        notice={dialog === null ? notices.get(id) : undefined}
        onDismissNotice={dismissNotice}
        suggestedMinutes={suggested[order.order.mode]}
        accepting={actions.accepting.get(id)}
        onAccept={(promisedAt) => actions.accept({ order, promisedAt })}
        onUndoAccept={actions.undoAccept}
        onDelay={(promisedAt) => press({ name: 'delay', promisedAt: promisedAt.toISOString() })}
        onAction={onAction}
        onPrintLabels={printLabels}
        onBack={showBoard}
      />
      {dialog !== null && (
        <Suspense fallback={null}>
          <OrderDialogs
            dialog={dialog}
            order={order}
            needsPin={needsPin}
            isSending={pending !== undefined}
            failure={notices.get(id)}
            soldOutUntil={boardStrings.nextOpening}
            onTickDishes={declinedDishes.tick}
            onPress={press}
            onClose={() => {
              dismissNotice(order);
              setDialog(null);
            }}
          />
        </Suspense>
      )}
      {labels > 0 && (
        <Suspense fallback={null}>
          <LabelRoll order={order} restaurant={restaurant} bags={labels} onPrinted={() => printLabels(0)} />
        </Suspense>
      )}
    </>
  );
}
