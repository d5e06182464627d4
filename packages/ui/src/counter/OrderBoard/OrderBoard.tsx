import {
  allDay,
  type CounterOrder,
  hasMoved,
  localTimes,
  type OrderingMode,
  orderUrgency,
  type PlacedLanes,
  type PlacedOrder,
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
import { orderResult } from '../OrderResult/order-result.ts';
import { useSettling } from '../one-finger.ts';
import { QuietBoard, type QuietDay } from '../QuietBoard/QuietBoard.tsx';
import { ReadyRow } from '../ReadyRow/ReadyRow.tsx';
import { BoardTabs } from './BoardTabs.tsx';
import { DoneRow } from './DoneRow.tsx';
import { type BoardView, KitchenLane } from './KitchenLane.tsx';
import { NewLane } from './NewLane.tsx';
import * as styles from './OrderBoard.css.ts';
import { ReadyShelf } from './ReadyShelf.tsx';
import { type LaneName, useShownLane } from './use-shown-lane.ts';
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
  /** How many minutes the kitchen's load suggests to promise, by mode; without, what customers were shown. */
  suggestedMinutes?: Readonly<Partial<Record<OrderingMode, number>>> | undefined;
  /** Ids of the orders with an action under way. */
  pendingOrderIds?: ReadonlySet<string> | undefined;
  /** The times of acceptances that are pressed and not sent yet, by the order's id: they can be taken back. */
  accepting?: ReadonlyMap<string, Date> | undefined;
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
  /** Called when an acceptance that is not sent yet is taken back. */
  onUndoAccept: (order: CounterOrder) => void;
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
  suggestedMinutes,
  pendingOrderIds,
  accepting,
  notices,
  isOffline = false,
  lastContactAt,
  day,
  onAccept,
  onUndoAccept,
  onOpen,
  onReady,
  onDispatch,
  onComplete,
  onUndo,
  onDismissNotice,
  onViewChange,
}: OrderBoardProps) => {
  const times = useMemo(() => localTimes(timeZone), [timeZone]);
  const isBusy = (accepting?.size ?? 0) + (pendingOrderIds?.size ?? 0) > 0;
  const { lanes, places, freeze, hold, release } = useSteadyLanes(orders, now, isBusy);
  const [shown, show] = useShownLane(lanes);
  const area = useSettling<HTMLDivElement, Shown>({ places, shown }, hasMovedByItself);
  const shared = (place: PlacedOrder) => ({
    order: place.order,
    now,
    times,
    isOffline,
    isPending: pendingOrderIds?.has(place.order.order.id),
    result: orderResult(place, times),
    notice: notices?.get(place.order.order.id),
    onDismissNotice,
    onOpen,
  });
  const keeping =
    <Rest extends readonly unknown[]>(act: (order: CounterOrder, ...rest: Rest) => void) =>
    (order: CounterOrder, ...rest: Rest) => {
      hold();
      act(order, ...rest);
    };
  const undo = keeping(onUndo);
  if (isEmpty(places)) return <QuietBoard day={day} isOffline={isOffline} />;
  const done = places.done.slice(0, shownDone);
  const entries = (some: readonly PlacedOrder[], draw: (place: PlacedOrder) => ReactElement) =>
    some.map((place) => ({ id: place.order.order.id, element: draw(place) }));
  const noticesOf = (some: readonly PlacedOrder[]) =>
    some.flatMap(({ order }) => {
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
  const hasNew = places.new.length > 0;
  return (
    <div className={styles.board}>
      <h1 className={screenReaderOnly}>{strings.board}</h1>
      <BoardTabs
        counts={{ new: lanes.new.length, kitchen: lanes.kitchen.length, ready: lanes.ready.length }}
        lateCounts={{ kitchen: lateCount(lanes.kitchen, now), ready: lateCount(lanes.ready, now) }}
        shown={shown}
        onShow={show}
      />
      <div
        ref={area}
        tabIndex={-1}
        className={styles.lanes[hasNew ? 'withNew' : 'withoutNew']}
        onPointerDown={freeze}
      >
        <NewLane
          count={lanes.new.length}
          hasOver={hasOver(places.new)}
          orders={entries(places.new, (place) => (
            <NewOrderCard
              {...shared(place)}
              suggestedMinutes={suggestedMinutes?.[place.order.order.mode]}
              accepting={accepting?.get(place.order.order.id)}
              onAccept={keeping(onAccept)}
              onUndoAccept={keeping(onUndoAccept)}
            />
          ))}
          onTurn={release}
          isOffline={isOffline}
          isShown={shown === 'new'}
          silence={silence}
        />
        <KitchenLane
          count={lanes.kitchen.length}
          hasOver={hasOver(places.kitchen)}
          orders={entries(places.kitchen, (place) =>
            view === 'tickets' ? (
              <KitchenTicket {...shared(place)} onReady={keeping(onReady)} onUndo={undo} />
            ) : (
              <KitchenRow {...shared(place)} onReady={keeping(onReady)} onUndo={undo} />
            ),
          )}
          onTurn={release}
          view={view}
          notices={noticesOf(places.kitchen)}
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
          hasOver={hasOver([...places.ready, ...done])}
          orders={[
            ...entries(places.ready, (place) => (
              <ReadyRow
                {...shared(place)}
                onDispatch={keeping(onDispatch)}
                onComplete={keeping(onComplete)}
                onUndo={undo}
              />
            )),
            ...entries(done, (place) => <DoneRow {...shared(place)} onUndo={undo} />),
          ]}
          onTurn={release}
          notices={noticesOf([...places.ready, ...done])}
          onDismissNotice={onDismissNotice}
          isShown={shown === 'ready'}
        />
      </div>
    </div>
  );
};

/** Slips are noticed at once: more than the last few would only push the orders aside that still wait. */
const shownDone = 3;

interface Shown {
  readonly places: PlacedLanes;
  /** The lane that a phone shows. */
  readonly shown: LaneName;
}

// On phones a new order opens its lane under the finger.
const hasMovedByItself = (before: Shown, after: Shown) =>
  hasMoved(before.places, after.places) ||
  (before.shown !== after.shown && after.places.new.length > before.places.new.length);

const hasOver = (lane: readonly PlacedOrder[]) => lane.some(({ isOver }) => isOver);

const isEmpty = (places: PlacedLanes) => Object.values(places).every((lane) => lane.length === 0);

const lateCount = (orders: readonly CounterOrder[], now: Date) =>
  orders.filter(({ order }) => orderUrgency(order, now)?.step === 'late').length;
