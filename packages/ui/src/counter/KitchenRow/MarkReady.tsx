import type { CounterOrder } from '@tiffin/domain';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import type { BoardPlaceProps } from '../NewOrderCard/NewOrderCard.tsx';
import { OrderFact } from '../OrderFact/OrderFact.tsx';

interface MarkReadyProps extends Pick<BoardPlaceProps, 'order' | 'isPending' | 'isOffline'> {
  onReady: (order: CounterOrder) => void;
  className: string;
}

/** The press that makes an order ready; in a state that this version does not know there is none. */
export const MarkReady = ({ order: counterOrder, isPending, isOffline, ...props }: MarkReadyProps) => {
  const { number, status } = counterOrder.order;
  if (status !== 'accepted' && status !== 'preparing') {
    return <OrderFact isAside>{strings.inProgress}</OrderFact>;
  }
  return (
    <CounterButton
      size="small"
      className={props.className}
      aria-label={strings.markOrder(strings.markReady, number)}
      isLoading={isPending ?? false}
      isDisabled={isOffline ?? false}
      onClick={() => props.onReady(counterOrder)}
    >
      {strings.markReady}
    </CounterButton>
  );
};
