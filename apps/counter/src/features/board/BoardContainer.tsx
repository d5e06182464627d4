import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Restaurant } from '@tiffin/api';
import type { CounterAction } from '@tiffin/api/counter';
import { type CounterCategory, type CounterOrder, localDate } from '@tiffin/domain';
import { type BoardView, OrderBoard, WaitingPage } from '@tiffin/ui';
import { useState } from 'react';
import { useBoard, useServerNow } from '../board-feed/board-provider.tsx';
import { dayQueries } from '../day/day.queries.ts';
import { menuQueries } from '../menu/menu.queries.ts';
import { boardStrings } from './board.strings.ts';
import { boardView } from './board-view.ts';
import { useActionsOnOrders } from './order-actions-provider.tsx';
import { quietDay } from './quiet-day.ts';
import { useSuggestedMinutes } from './use-suggested-minutes.ts';

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
  const summary = useQuery({
    ...dayQueries.summary(restaurant.id, { from: localDate(now, timeZone), to: localDate(now, timeZone) }),
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
  const { act, accept, accepting, undoAccept, pendingActions, notices, dismissNotice } = useActionsOnOrders();
  const suggestedMinutes = useSuggestedMinutes();
  if (board === null) return <WaitingPage label={boardStrings.loading} />;
  const send = (action: CounterAction) => (order: CounterOrder) => act({ order, action, pin: null });
  return (
    <OrderBoard
      orders={board.orders}
      day={quietDay(restaurant, summary.data, now)}
      now={now}
      timeZone={timeZone}
      view={view}
      dishNames={dishNames.data}
      pendingOrderIds={new Set(pendingActions.keys())}
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
      onDismissNotice={dismissNotice}
      onViewChange={showView}
    />
  );
}

const namesOfDishes = (menu: readonly CounterCategory[]) =>
  menu.flatMap(({ items }) => items.map(({ name }) => name));
