import { useQuery } from '@tanstack/react-query';
import type { Restaurant } from '@tiffin/api';
import { keptOrdersMs } from '@tiffin/domain';
import { useEffect } from 'react';
import { useBoard } from '../board-feed/board-provider.tsx';
import { useShift } from '../board-feed/shift.tsx';
import { forgetBoard, keepBoard, keptBoardOf } from '../kept-board/kept-board.ts';
import { menuQueries, namesOfDishes } from '../menu/menu.queries.ts';
import { useUnansweredEnd } from '../pin/use-unanswered-end.ts';
import { fetchOfflineSwitch } from './offline.functions.ts';

/** Keeps the board in this browser during a shift, and deletes it with the end of the shift; ends manager mode where Lock could not. */
export function KeepBoard({ restaurant }: { readonly restaurant: Restaurant }) {
  useUnansweredEnd();
  const { board } = useBoard();
  const { isOn } = useShift();
  const { data: isAllowed } = useQuery({
    queryKey: ['offline-switch'],
    queryFn: () => fetchOfflineSwitch(),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  const { data: menu } = useQuery({ ...menuQueries.availability(restaurant.id), enabled: false });
  useEffect(() => {
    if (isOn === false || isAllowed === false) void forgetBoard();
    else if (isAllowed === true && board !== null)
      void keepBoard(keptBoardOf(board, restaurant, menu === undefined ? [] : namesOfDishes(menu)));
    // A page that stays open without a network reads no newer one.
    const timer = setTimeout(() => void forgetBoard(), keptOrdersMs);
    return () => clearTimeout(timer);
  }, [isOn, isAllowed, board, restaurant, menu]);
  return null;
}
