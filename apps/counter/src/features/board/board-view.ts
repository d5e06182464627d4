import type { BoardView } from '@tiffin/ui';
import { deviceValue } from '../board-feed/device-storage.ts';

/** How this device shows what is being cooked: the tablet at the pass may list what the one at the grill shows whole. */
export const boardView = deviceValue<BoardView>(
  'tiffin-board-view',
  (stored) => (stored === 'list' ? 'list' : 'tickets'),
  'tickets',
);
