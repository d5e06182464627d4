import type { CounterOrder, LocalTimes, OpenStatus, ServiceState } from '@tiffin/domain';
import { AlarmBar } from '../AlarmBar/AlarmBar.tsx';
import { CounterFrame } from '../CounterFrame/CounterFrame.tsx';
import type { CounterHrefs } from '../CounterFrame/CounterRail.tsx';
import type { BoardView } from '../OrderBoard/KitchenLane.tsx';
import { OrderBoard } from '../OrderBoard/OrderBoard.tsx';
import * as styles from './OfflineBoard.css.ts';
import { useRefusedPresses } from './use-refused-presses.ts';

/** Props of {@link OfflineBoard}. */
export interface OfflineBoardProps {
  /** Name of the restaurant. */
  restaurantName: string;
  /** Whether the restaurant is open, worked out by `openStatus` of the domain. */
  status: Pick<OpenStatus, 'isOpen' | 'message'>;
  /** Addresses of the pages, which lead nowhere here. */
  hrefs: CounterHrefs;
  /** What staff had set for the hours ahead. */
  service: ServiceState;
  /** The orders as they were kept. */
  orders: readonly CounterOrder[];
  /** The names of the menu's dishes: a choice of such a name is summed with the dish. */
  dishNames?: readonly string[] | undefined;
  /** How the kitchen's orders are shown. @default 'tickets' */
  view?: BoardView | undefined;
  /** When the orders were read. */
  readAt: Date;
  /** The time of the clock. */
  now: Date;
  /** The restaurant's time zone: "Europe/London". */
  timeZone: string;
  /** Writes instants in that time zone. */
  times: LocalTimes;
  /** Called when something is pressed that needs the network. */
  onRefused: () => void;
  /** Called when staff try again. */
  onRetry: () => void;
  /** Called when Lock is pressed. */
  onLock: () => void;
  /** Called when the kitchen's orders are to be shown in another way. */
  onViewChange: (view: BoardView) => void;
}

/** The last board of this device after a reload without a network: it can be read, and locked. */
export const OfflineBoard = ({ readAt, onRefused, onRetry, ...props }: OfflineBoardProps) => {
  const { orders, timeZone, view, dishNames, onViewChange, ...frame } = props;
  const ref = useRefusedPresses(onRefused);
  return (
    <div ref={ref} className={styles.presses}>
      <CounterFrame
        {...frame}
        current="orders"
        newOrders={orders.filter(({ order }) => order.status === 'placed').length}
        isOnline={false}
        hasSound={false}
        alarms={
          <AlarmBar
            alarm={{ kind: 'offline', since: readAt.toISOString() }}
            times={frame.times}
            onPress={onRetry}
          />
        }
      >
        <OrderBoard
          orders={orders}
          now={frame.now}
          timeZone={timeZone}
          view={view}
          dishNames={dishNames}
          isOffline
          lastContactAt={readAt}
          onAcknowledge={onRefused}
          onAccept={onRefused}
          onUndoAccept={onRefused}
          onOpen={onRefused}
          onReady={onRefused}
          onDispatch={onRefused}
          onComplete={onRefused}
          onUndo={onRefused}
          onViewChange={onViewChange}
        />
      </CounterFrame>
    </div>
  );
};
