import {
  type AcknowledgedPart,
  allDay,
  type CounterOrder,
  hasAllergyNote,
  hasMoved,
  isClosedUnexpectedly,
  isInKitchen,
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
import { ClosedOrderCard } from '../ClosedOrderCard/ClosedOrderCard.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { KitchenRow } from '../KitchenRow/KitchenRow.tsx';
import { KitchenTicket } from '../KitchenTicket/KitchenTicket.tsx';
import { NewOrderCard } from '../NewOrderCard/NewOrderCard.tsx';
import type { OrderNoticeContent } from '../OrderNotice/OrderNotice.tsx';
import { orderResult } from '../OrderResult/order-result.ts';
import { useSettling } from '../one-finger.ts';
import { QuietBoard, type QuietDay } from '../QuietBoard/QuietBoard.tsx';
import { ReadyRow } from '../ReadyRow/ReadyRow.tsx';
import { UnseenOrderCard } from '../UnseenOrderCard/UnseenOrderCard.tsx';
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
  /** What stands above the lanes, as the question whether a ticket was printed. */
  above?: ReactElement | undefined;
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
  /** Called when someone has seen that an order is new, or that it was closed. */
  onAcknowledge: (order: CounterOrder, of: AcknowledgedPart) => void;
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
  above,
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
  onAcknowledge,
  onDismissNotice,
  onViewChange,
}: OrderBoardProps) => {
  const times = useMemo(() => localTimes(timeZone), [timeZone]);
  const isBusy = (accepting?.size ?? 0) + (pendingOrderIds?.size ?? 0) > 0;
  const { lanes, places, freeze, hold, release } = useSteadyLanes(orders, now, isBusy);
  const [shown, show] = useShownLane(lanes);
  const area = useSettling<HTMLDivElement, Shown>(
    { places, shown, isAsking: above !== undefined },
    hasMovedByItself,
  );
  const shared = (place: PlacedOrder) => ({
    order: place.entry,
    now,
    times,
    isOffline,
    isPending: pendingOrderIds?.has(place.entry.order.id),
    result: orderResult(place, times),
    notice: notices?.get(place.entry.order.id),
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
  const acknowledge = keeping(onAcknowledge);
  const closedCard = (place: PlacedOrder) => (
    <ClosedOrderCard {...shared(place)} onAcknowledge={(order) => acknowledge(order, 'closed')} />
  );
  const newCard = (place: PlacedOrder) => {
    if (isClosedUnexpectedly(place.entry.order)) return closedCard(place);
    return isAcceptedByItself(place.entry) ? (
      <UnseenOrderCard {...shared(place)} onAcknowledge={(order) => acknowledge(order, 'new')} />
    ) : (
      <NewOrderCard
        {...shared(place)}
        suggestedMinutes={suggestedMinutes?.[place.entry.order.mode]}
        accepting={accepting?.get(place.entry.order.id)}
        onAccept={keeping(onAccept)}
        onUndoAccept={keeping(onUndoAccept)}
      />
    );
  };
  const kitchenCard = (place: PlacedOrder) => {
    if (isClosedUnexpectedly(place.entry.order)) return closedCard(place);
    return view === 'tickets' ? (
      <KitchenTicket {...shared(place)} onReady={keeping(onReady)} onUndo={undo} />
    ) : (
      <KitchenRow {...shared(place)} onReady={keeping(onReady)} onUndo={undo} />
    );
  };
  // What was cancelled or missed is not to be made.
  const toDo = (some: readonly CounterOrder[]) =>
    some.filter(({ order }) => !isClosedUnexpectedly(order)).length;
  if (isEmpty(places)) return <QuietBoard day={day} isOffline={isOffline} />;
  const done = places.done.slice(0, shownDone);
  const entries = (some: readonly PlacedOrder[], draw: (place: PlacedOrder) => ReactElement) =>
    some.map((place) => ({
      id: place.entry.order.id,
      element: draw(place),
      isUrgent: !place.isOver && isUrgent(place.entry, now),
    }));
  const noticesOf = (some: readonly PlacedOrder[]) =>
    some.flatMap(({ entry }) => {
      const notice = notices?.get(entry.order.id);
      return notice === undefined ? [] : [{ order: entry, notice }];
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
        counts={{ new: toDo(lanes.new), kitchen: toDo(lanes.kitchen), ready: lanes.ready.length }}
        lateCounts={{ kitchen: lateCount(lanes.kitchen, now), ready: lateCount(lanes.ready, now) }}
        shown={shown}
        onShow={show}
      />
      {above}
      <div
        ref={area}
        tabIndex={-1}
        className={styles.lanes[hasNew ? 'withNew' : 'withoutNew']}
        onPointerDown={freeze}
      >
        <NewLane
          count={toDo(lanes.new)}
          hasOver={hasOver(places.new)}
          isAcceptedByItself={lanes.new.some(isAcceptedByItself)}
          orders={entries(places.new, newCard)}
          onTurn={release}
          isOffline={isOffline}
          isShown={shown === 'new'}
          silence={silence}
        />
        <KitchenLane
          count={toDo(lanes.kitchen)}
          hasOver={hasOver(places.kitchen)}
          orders={entries(places.kitchen, kitchenCard)}
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
              // What the system has accepted counts at once.
              [...lanes.kitchen, ...lanes.new].map(({ order }) => order).filter(isInKitchen),
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
  /** Whether something stands above the lanes and pushes them down. */
  readonly isAsking: boolean;
}

// On phones a new order opens its lane under the finger.
const hasMovedByItself = (before: Shown, after: Shown) =>
  before.isAsking !== after.isAsking ||
  hasMoved(before.places, after.places) ||
  hasOtherCards(before.places, after.places) ||
  (before.shown !== after.shown && after.places.new.length > before.places.new.length);

/** Whether a place asks for something else of the same order than before, which nobody here has pressed. */
function hasOtherCards(before: PlacedLanes, after: PlacedLanes): boolean {
  const cards = new Map(
    [...before.new, ...before.kitchen].map(({ entry }) => [entry.order.id, cardOf(entry)]),
  );
  return [...after.new, ...after.kitchen].some(
    ({ entry, isOver }) => !isOver && (cards.get(entry.order.id) ?? cardOf(entry)) !== cardOf(entry),
  );
}

function cardOf(entry: CounterOrder): 'closed' | 'unseen' | 'other' {
  if (isClosedUnexpectedly(entry.order)) return 'closed';
  return isAcceptedByItself(entry) ? 'unseen' : 'other';
}

// What has no deadline and no answer yet, staff may still answer.
const isAcceptedByItself = ({ order: { status, acceptBy } }: CounterOrder) =>
  acceptBy === null && status !== 'placed' && status !== 'declined' && status !== 'cancelled';

const hasOver = (lane: readonly PlacedOrder[]) => lane.some(({ isOver }) => isOver);

const isEmpty = (places: PlacedLanes) => Object.values(places).every((lane) => lane.length === 0);

// What must not wait unseen on another page.
const isUrgent = ({ order }: CounterOrder, now: Date) =>
  isClosedUnexpectedly(order) || hasAllergyNote(order) || orderUrgency(order, now)?.step === 'late';

const lateCount = (orders: readonly CounterOrder[], now: Date) =>
  orders.filter(({ order }) => orderUrgency(order, now)?.step === 'late').length;
