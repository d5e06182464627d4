import { useNavigate } from '@tanstack/react-router';
import type { CounterAction } from '@tiffin/api/counter';
import type { CounterOrder, OpeningSchedule } from '@tiffin/domain';
import { CounterOrderPage, type PanelAction } from '@tiffin/ui';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useBoard, useServerNow } from '../board-feed/board-provider.tsx';
import type { OrderDialog } from './OrderDialogs.tsx';
import { useActionsOnOrders } from './order-actions-provider.tsx';
import { orderPageActions } from './order-page-actions.ts';
import { useRunOut } from './use-run-out.ts';
import { useSuggestedMinutes } from './use-suggested-minutes.ts';

// The page opens without them; they are there before anyone can press for one.
const loadDialogs = () => import('./OrderDialogs.tsx');
const OrderDialogs = lazy(async () => ({ default: (await loadDialogs()).OrderDialogs }));

const labels = { kind: 'labels', of: 'labels' } as const;

/** What the part of the page about problems is shown with. */
export interface ProblemsOfOrderProps {
  readonly order: CounterOrder;
  readonly timeZone: string;
  readonly needsPin: boolean;
  /** Whether there is money left that can go back. */
  readonly canPayBack: boolean;
  /** The time by the server's clock. */
  readonly now: Date;
}

interface OpenOrderProps {
  readonly order: CounterOrder;
  readonly restaurant: OpeningSchedule & { readonly name: string };
  readonly needsPin: boolean;
  /** Shows what the customer has found wrong, where that is something. */
  readonly Problems: ComponentType<ProblemsOfOrderProps>;
}

/** The page of an order that is there: what is in it, and everything that can be done with it. */
export function OpenOrder({ order: entry, restaurant, needsPin, Problems }: OpenOrderProps) {
  const { timeZone } = restaurant;
  const { isConnected } = useBoard();
  const now = useServerNow();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  useEffect(() => {
    // What fails here is tried again by the press.
    loadDialogs().catch(() => undefined);
  }, []);
  const runOut = useRunOut();
  const showBoard = () => void navigate({ to: '/' });
  const actions = useActionsOnOrders();
  const suggested = useSuggestedMinutes();
  const { pendingActions, notices, dismissNotice } = actions;
  const { id, mode } = entry.order;
  const pending = pendingActions.get(id);
  const available = orderPageActions(entry, now);
  const press = (action: CounterAction, pin: string | null = null) => {
    const onDone = () => {
      if (action.name === 'decline') runOut.takeOff();
      // The page stays, and says what has become of the order where it was pressed.
      setDialog(null);
    };
    actions.act({ order: entry, action, pin, onDone });
  };
  const onAction = (action: Exclude<PanelAction, 'accept' | 'delay'>) => {
    if (action === 'print') actions.print({ kind: 'pressed', order: entry, of: 'new' });
    else if (action === 'decline' || action === 'cancel_accepted' || action === 'refund') setDialog(action);
    else press({ name: action });
  };
  return (
    <>
      <CounterOrderPage
        order={entry}
        now={now}
        timeZone={timeZone}
        actions={available}
        problems={
          entry.order.problems === undefined ? undefined : (
            <Suspense fallback={null}>
              <Problems
                order={entry}
                timeZone={timeZone}
                needsPin={needsPin}
                canPayBack={available.includes('refund')}
                now={now}
              />
            </Suspense>
          )
        }
        pendingAction={pending}
        isOffline={!isConnected}
        notice={dialog === null ? notices.get(id) : undefined}
        onDismissNotice={dismissNotice}
        suggestedMinutes={suggested[mode]}
        accepting={actions.accepting.get(id)}
        onAccept={(promisedAt) => actions.accept({ order: entry, promisedAt })}
        onUndoAccept={actions.undoAccept}
        onDelay={(promisedAt) => press({ name: 'delay', promisedAt: promisedAt.toISOString() })}
        onAction={onAction}
        isAcknowledging={actions.acknowledgingIds.includes(id)}
        onAcknowledge={(of) => actions.acknowledge(entry, of)}
        onPrintLabels={(bags) =>
          actions.print({ ...labels, order: entry, restaurantName: restaurant.name, bags })
        }
        onBack={showBoard}
      />
      {dialog !== null && (
        <Suspense fallback={null}>
          <OrderDialogs
            dialog={dialog}
            order={entry}
            needsPin={needsPin}
            isSending={pending !== undefined}
            failure={notices.get(id)}
            schedule={restaurant}
            now={now}
            onTick={runOut.tick}
            onPress={press}
            onClose={() => {
              dismissNotice(entry);
              setDialog(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
