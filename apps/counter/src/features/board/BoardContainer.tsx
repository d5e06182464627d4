import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Restaurant } from '@tiffin/api';
import type { CounterAction } from '@tiffin/api/counter';
import { type CounterOrder, localDate } from '@tiffin/domain';
import { type BoardView, OrderBoard, WaitingPage } from '@tiffin/ui';
import { lazy, Suspense, useState } from 'react';
import { useBoard, useServerNow } from '../board-feed/board-provider.tsx';
import { dayQueries } from '../day/day.queries.ts';
import { menuQueries, namesOfDishes } from '../menu/menu.queries.ts';
import { boardStrings } from './board.strings.ts';
import { boardView } from './board-view.ts';
import { useActionsOnOrders } from './order-actions-provider.tsx';
import { quietDay } from './quiet-day.ts';
import { partInQuestion, unsurePrints } from './unsure-prints.ts';
import { useSuggestedMinutes } from './use-suggested-minutes.ts';

// Asked after a reload in the middle of printing alone.
const PrintCheck = lazy(async () => ({ default: (await import('./print-question.ts')).PrintCheck }));

interface BoardContainerProps {
  readonly restaurant: Restaurant;
  /** Whether the day's figures may be shown: to a manager, not on the tablet that everybody uses. */
  readonly hasFigures: boolean;
}

/** The board over the orders of this device's restaurant. */
export function BoardContainer({ restaurant, hasFigures }: BoardContainerProps) {
  const { timeZone } = restaurant;
  const { board, isConnected, lastContactAt } = useBoard();
  const now = useServerNow();
  const navigate = useNavigate();
  const today = localDate(now, timeZone);
  const summary = useQuery({
    ...dayQueries.summary(restaurant.id, { from: today, to: today }),
    enabled: hasFigures && board !== null,
  });
  const dishNames = useQuery({
    ...menuQueries.availability(restaurant.id),
    // Only names are read here, which change when a menu is published.
    refetchInterval: false,
    staleTime: 10 * 60_000,
    select: namesOfDishes,
  });
  const [view, setView] = useState(boardView.read);
  const showView = (chosen: BoardView) => {
    setView(chosen);
    boardView.write(chosen);
  };
  const { act, accept, accepting, undoAccept, pendingActions, notices, dismissNotice, ...marks } =
    useActionsOnOrders();
  const suggestedMinutes = useSuggestedMinutes();
  if (board === null) return <WaitingPage label={boardStrings.loading} />;
  const send = (action: CounterAction) => (order: CounterOrder) => act({ order, action, pin: null });
  const unsure = unsurePrints(board.orders, { now, prints: marks.prints });
  const printCheck = (
    <PrintCheck
      orders={unsure}
      isOffline={!isConnected}
      onPrint={(order) => marks.print({ kind: 'pressed', ...partInQuestion(order) })}
      onConfirm={(order) => marks.print({ kind: 'seen', ...partInQuestion(order) })}
    />
  );
  return (
    <OrderBoard
      orders={board.orders}
      day={quietDay(restaurant, summary.data, now)}
      now={now}
      timeZone={timeZone}
      view={view}
      dishNames={dishNames.data}
      pendingOrderIds={new Set([...pendingActions.keys(), ...marks.acknowledgingIds])}
      notices={notices}
      isOffline={!isConnected}
      lastContactAt={lastContactAt ?? undefined}
      accepting={accepting}
      suggestedMinutes={suggestedMinutes}
      onAccept={(order, promisedAt) => accept({ order, promisedAt })}
      onUndoAccept={undoAccept}
      onOpen={({ order }) => void navigate({ to: '/orders/$id', params: { id: order.id } })}
      onReady={send({ name: 'ready' })}
      onDispatch={send({ name: 'dispatch' })}
      onComplete={send({ name: 'complete' })}
      onUndo={send({ name: 'undo' })}
      above={unsure.length === 0 ? undefined : <Suspense>{printCheck}</Suspense>}
      onAcknowledge={marks.acknowledge}
      onDismissNotice={dismissNotice}
      onViewChange={showView}
    />
  );
}
