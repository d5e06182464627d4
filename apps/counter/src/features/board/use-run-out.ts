import type { SoldOutTarget } from '@tiffin/domain';
import { useToast } from '@tiffin/ui';
import { useRef } from 'react';
import { useBoard } from '../board-feed/board-provider.tsx';
import { useMenuChanges } from '../menu/use-menu-changes.ts';
import { boardStrings } from './board.strings.ts';

/** What an order is declined for the lack of: once that is done, it goes off the menu until the next opening. */
export function useRunOut() {
  const { restaurantId } = useBoard();
  const { showToast } = useToast();
  const { change } = useMenuChanges(restaurantId, () =>
    showToast({ message: boardStrings.notTakenOff, tone: 'bad' }),
  );
  const ticked = useRef<readonly SoldOutTarget[]>([]);
  return {
    /** Keeps what was ticked; the next try of the same order may have ticked something else. */
    tick(targets: readonly SoldOutTarget[]) {
      ticked.current = targets;
    },
    /** Takes off what was ticked. */
    takeOff() {
      const targets = ticked.current;
      if (targets.length > 0) change({ targets, state: 'sold_out', until: 'next_opening' });
    },
  };
}
