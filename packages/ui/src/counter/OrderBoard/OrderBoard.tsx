import {
  allDay,
  type BoardLanes,
  boardLanes,
  type CounterOrder,
  localTimes,
  orderUrgency,
} from '@tiffin/domain';
import { type ReactElement, useMemo } from 'react';
import { screenReaderOnly } from '../../theme/screen-reader-only.css.ts';
import { AllDay } from '../AllDay/AllDay.tsx';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { KitchenRow } from '../KitchenRow/KitchenRow.tsx';
import { KitchenTicket } from '../KitchenTicket/KitchenTicket.tsx';
import { NewOrderCard } from '../NewOrderCard/NewOrderCard.tsx';
import type { OrderNoticeContent } from '../OrderNotice/OrderNotice.tsx';
import { QuietBoard, type QuietDay } from '../QuietBoard/QuietBoard.tsx';
import { ReadyRow } from '../ReadyRow/ReadyRow.tsx';
import { BoardTabs } from './BoardTabs.tsx';
import { DoneRow } from './DoneRow.tsx';
import { type BoardView, KitchenLane } from './KitchenLane.tsx';
import { NewLane } from './NewLane.tsx';
import * as styles from './OrderBoard.css.ts';
import { ReadyShelf } from './ReadyShelf.tsx';
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
  /** How the kitchen's orders are shown; chosen for each device. @default 'tickets' */
  view?: BoardView | undefined;
  /** The names of the menu's dishes: a choice of such a name is summed with the dish. */
  dishNames?: readonly string[] | undefined;
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
  /** Called when the kitchen's orders are to be shown in another way. */
  onViewChange: (view: BoardView) => void;
}

/** The orders of a restaurant by what is to be done with them: to answer, to cook, to hand over. */
export const OrderBoard = ({
  orders,
  now,
  timeZone,
  view = 'tickets',
  dishNames,
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
  onViewChange,
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
  const done = lanes.done.slice(0, shownDone);
  const entries = (some: readonly CounterOrder[], draw: (order: CounterOrder) => ReactElement) =>
    some.map((order) => ({ id: order.order.id, element: draw(order) }));
  const noticesOf = (some: readonly CounterOrder[]) =>
    some.flatMap((order) => {
      const notice = notices?.get(order.order.id);
      return notice === undefined ? [] : [{ order, notice }];
    });
  const silence =
    isOffline && lastContactAt !== undefined ? (
      <p className={styles.silent}>
        <CounterIcon name="offline" />
        <span>{strings.bellSilent(times.time(lastContactAt.toISOString()))}</span>
      </p>
    ) : null;
  const hasNew = lanes.new.length > 0;
  return (
    <div className={styles.board}>
      <h1 className={screenReaderOnly}>{strings.board}</h1>
      <BoardTabs
        counts={{ new: lanes.new.length, kitchen: lanes.kitchen.length, ready: lanes.ready.length }}
        lateCounts={{ kitchen: lateCount(lanes.kitchen, now), ready: lateCount(lanes.ready, now) }}
        shown={shown}
        onShow={show}
      />
      <div tabIndex={-1} className={styles.lanes[hasNew ? 'withNew' : 'withoutNew']} onPointerDown={hold}>
        <NewLane
          orders={entries(lanes.new, (order) => <NewOrderCard {...shared(order)} onAccept={onAccept} />)}
          isOffline={isOffline}
          isShown={shown === 'new'}
          silence={silence}
        />
        <KitchenLane
          orders={entries(lanes.kitchen, (order) =>
            view === 'tickets' ? (
              <KitchenTicket {...shared(order)} onReady={onReady} />
            ) : (
              <KitchenRow {...shared(order)} onReady={onReady} />
            ),
          )}
          view={view}
          notices={noticesOf(lanes.kitchen)}
          onDismissNotice={onDismissNotice}
          onViewChange={onViewChange}
          isShown={shown === 'kitchen'}
          silence={hasNew ? null : silence}
        />
        <div className={styles.all}>
          <AllDay
            dishes={allDay(
              lanes.kitchen.map(({ order }) => order),
              dishNames,
            )}
          />
        </div>
        <ReadyShelf
          count={lanes.ready.length}
          orders={[
            ...entries(lanes.ready, (order) => (
              <ReadyRow {...shared(order)} onDispatch={onDispatch} onComplete={onComplete} onUndo={onUndo} />
            )),
            ...entries(done, (order) => <DoneRow {...shared(order)} onUndo={onUndo} />),
          ]}
          notices={noticesOf([...lanes.ready, ...done])}
          onDismissNotice={onDismissNotice}
          isShown={shown === 'ready'}
        />
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
