import { useToast } from '@tiffin/ui';
import { useRef } from 'react';
import { useBoard } from '../board-feed/board-provider.tsx';
import { useMenuChanges } from '../menu/use-menu-changes.ts';
import { boardStrings } from './board.strings.ts';

/** The dishes for which an order is declined: once that is done, they go off the menu until the next opening. */
export function useDeclinedDishes() {
  const { restaurantId } = useBoard();
  const { showToast } = useToast();
  const { change } = useMenuChanges(restaurantId, () =>
    showToast({ message: boardStrings.notTakenOff, tone: 'bad' }),
  );
  const ticked = useRef<readonly string[]>([]);
  return {
    /** Keeps what was ticked; the next try of the same order may have ticked something else. */
    tick(menuItemIds: readonly string[]) {
      ticked.current = menuItemIds;
    },
    /** Takes off what was ticked. */
    takeOff() {
      const targets = ticked.current.map((id) => ({ kind: 'dish' as const, id }));
      if (targets.length > 0) change({ targets, state: 'sold_out', until: 'next_opening' });
    },
  };
}
