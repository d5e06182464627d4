import { type BoardLanes, boardLanes, type CounterOrder, localTimes, orderUrgency } from '@tiffin/domain';
import { useMemo } from 'react';
import { screenReaderOnly } from '../../theme/screen-reader-only.css.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { KitchenRow } from '../KitchenRow/KitchenRow.tsx';
import { NewOrderCard } from '../NewOrderCard/NewOrderCard.tsx';
import type { OrderNoticeContent } from '../OrderNotice/OrderNotice.tsx';
import { QuietBoard, type QuietDay } from '../QuietBoard/QuietBoard.tsx';
import { ReadyRow } from '../ReadyRow/ReadyRow.tsx';
import { BoardTabs } from './BoardTabs.tsx';
import { DoneRow } from './DoneRow.tsx';
import { Lane } from './Lane.tsx';
import * as styles from './OrderBoard.css.ts';
import { useShownLane } from './use-shown-lane.ts';
import { useSteadyLanes } from './use-steady-lanes.ts';

/** Props of {@link OrderBoard}. */
export interface OrderBoardProps {
  /** Every order that the feed knows; the board shows those that something is to be done with. */
  orders: readonly CounterOrder[];
  /** The time by the server's clock; the board is drawn again with each second. */
  now: Date;
  /** The restaurant's time zone: "Europe/London". */
  timeZone: string;
  /** Ids of the orders with an action under way. */
  pendingOrderIds?: ReadonlySet<string> | undefined;
  /** What came of actions, by the order's id: who was faster, or why it failed. */
  notices?: ReadonlyMap<string, OrderNoticeContent> | undefined;
  /** Without a connection the board can be read, but nothing can be done. @default false */
  isOffline?: boolean | undefined;
  /** When the server was last heard, shown while there is no connection. */
  lastContactAt?: Date | undefined;
  /** What the board shows while there is no order on it. */
  day?: QuietDay | undefined;
  /** Called when an order is accepted, with the time that its button showed. */
  onAccept: (order: CounterOrder, promisedAt: Date) => void;
  /** Called when the whole order is to be shown. */
  onOpen: (order: CounterOrder) => void;
  /** Called when an order is ready. */
  onReady: (order: CounterOrder) => void;
  /** Called when a rider takes an order. */
  onDispatch: (order: CounterOrder) => void;
  /** Called when a customer has an order. */
  onComplete: (order: CounterOrder) => void;
  /** Called when the last step of an order was a slip. */
  onUndo: (order: CounterOrder) => void;
  /** Called when the notice of an order is closed. */
  onDismissNotice?: ((order: CounterOrder) => void) | undefined;
}

/** The orders of a restaurant by what is to be done with them: to answer, to cook, to hand over. */
export const OrderBoard = ({
  orders,
  now,
  timeZone,
  pendingOrderIds,
  notices,
  isOffline = false,
  lastContactAt,
  day,
  onAccept,
  onOpen,
  onReady,
  onDispatch,
  onComplete,
  onUndo,
  onDismissNotice,
}: OrderBoardProps) => {
  const times = useMemo(() => localTimes(timeZone), [timeZone]);
  const { lanes, hold } = useSteadyLanes(boardLanes(orders, now));
  const [shown, show] = useShownLane(lanes);
  const shared = (order: CounterOrder) => ({
    order,
    now,
    times,
    isOffline,
    isPending: pendingOrderIds?.has(order.order.id),
    notice: notices?.get(order.order.id),
    onDismissNotice,
    onOpen,
  });
  if (isEmpty(lanes)) return <QuietBoard day={day} isOffline={isOffline} />;
  return (
    <div className={styles.board}>
      <h1 className={screenReaderOnly}>{strings.board}</h1>
      <BoardTabs
        counts={{ new: lanes.new.length, kitchen: lanes.kitchen.length, ready: lanes.ready.length }}
        lateCounts={{ kitchen: lateCount(lanes.kitchen, now), ready: lateCount(lanes.ready, now) }}
        shown={shown}
        onShow={show}
      />
      <div tabIndex={-1} className={styles.lanes} onPointerDown={hold}>
        <Lane name="new" count={lanes.new.length} isShown={shown === 'new'} isOffline={isOffline}>
          {lanes.new.map((order) => (
            <NewOrderCard key={order.order.id} {...shared(order)} onAccept={onAccept} />
          ))}
          {isOffline && lastContactAt !== undefined && (
            <p className={styles.silent}>
              <CounterIcon name="offline" />
              <span>{strings.bellSilent(times.time(lastContactAt.toISOString()))}</span>
            </p>
          )}
        </Lane>
        <Lane name="kitchen" count={lanes.kitchen.length} isShown={shown === 'kitchen'}>
          {lanes.kitchen.map((order) => (
            <KitchenRow key={order.order.id} {...shared(order)} onReady={onReady} />
          ))}
        </Lane>
        <Lane name="ready" count={lanes.ready.length} isShown={shown === 'ready'}>
          {lanes.ready.map((order) => (
            <ReadyRow
              key={order.order.id}
              {...shared(order)}
              onDispatch={onDispatch}
              onComplete={onComplete}
              onUndo={onUndo}
            />
          ))}
          {lanes.done.slice(0, shownDone).map((order) => (
            <DoneRow key={order.order.id} {...shared(order)} onUndo={onUndo} />
          ))}
        </Lane>
      </div>
    </div>
  );
};

/** Slips are noticed at once: more than the last few would only push the orders aside that still wait. */
const shownDone = 3;

const isEmpty = (lanes: BoardLanes) =>
  lanes.new.length === 0 && lanes.kitchen.length === 0 && lanes.ready.length === 0 && lanes.done.length === 0;

const lateCount = (orders: readonly CounterOrder[], now: Date) =>
  orders.filter(({ order }) => orderUrgency(order, now)?.step === 'late').length;
