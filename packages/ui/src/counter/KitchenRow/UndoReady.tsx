import { type CounterOrder, canUndo } from '@tiffin/domain';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import type { BoardPlaceProps } from '../NewOrderCard/NewOrderCard.tsx';

interface UndoReadyProps extends Pick<BoardPlaceProps, 'order' | 'now' | 'isPending' | 'isOffline'> {
  onUndo: (order: CounterOrder) => void;
  className: string;
}

/** The way back of an order that has just been marked ready; nothing where there is none. */
export const UndoReady = ({ order: entry, now, isPending, isOffline, onUndo, className }: UndoReadyProps) =>
  canUndo(entry, now) && (
    <CounterButton
      size="small"
      icon="undo"
      className={className}
      aria-label={strings.undoReady(entry.order.number)}
      isLoading={isPending ?? false}
      isDisabled={isOffline ?? false}
      onClick={() => onUndo(entry)}
    >
      {strings.undo}
    </CounterButton>
  );
