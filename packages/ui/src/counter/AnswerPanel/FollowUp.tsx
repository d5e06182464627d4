import {
  type CounterOrder,
  expectedTime,
  formatPounds,
  isOrderClosed,
  type Order,
  orderUrgency,
} from '@tiffin/domain';
import { useId, useState } from 'react';
import { boardStrings } from '../board.strings.ts';
import { CounterButton, type CounterButtonProps } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { OrderNotice } from '../OrderNotice/OrderNotice.tsx';
import { OrderResultWords } from '../OrderResult/OrderResultWords.tsx';
import { closedReasonForStaff, orderPageStrings as strings } from '../order-page.strings.ts';
import * as styles from './AnswerPanel.css.ts';
import type { AnswerPanelProps, PanelAction } from './answer-panel-props.ts';
import { BagLabels } from './BagLabels.tsx';
import { DelayPicker } from './DelayPicker.tsx';
import { PhoneLink } from './PhoneLink.tsx';

interface FollowUpProps extends AnswerPanelProps {
  /** The order had ended before its page was opened. */
  wasClosed: boolean;
}

type SimpleAction = Exclude<PanelAction, 'accept' | 'delay'>;

/** What follows the first answer: the next step, large, then everything else that may be done. */
export const FollowUp = ({
  order: counterOrder,
  now,
  times,
  actions,
  pendingAction,
  isOffline = false,
  notice,
  onDismissNotice,
  onDelay,
  onAction,
  onPrintLabels,
  onBack,
  wasClosed,
}: FollowUpProps) => {
  const { order, customer } = counterOrder;
  const id = useId();
  const promisedTo = expectedTime(order)?.to ?? null;
  // The promise that is to be moved: once it has moved, its picker is done and closes.
  const [moving, setMoving] = useState<string | null>(null);
  const isDelaying = moving !== null && moving === promisedTo;
  const [isMoved, setIsMoved] = useState(false);
  const next = nextSteps.find((action) => actions.includes(action));
  const labels = actionLabels(order);
  const button = (action: SimpleAction, look: Partial<CounterButtonProps> = {}) => (
    <CounterButton
      key={action}
      isWide
      icon={actionIcons[action]}
      isLoading={pendingAction === action}
      // A ticket can be printed without a connection.
      isDisabled={
        (isOffline && action !== 'print') || (pendingAction !== undefined && pendingAction !== action)
      }
      onClick={() => onAction(action)}
      {...look}
    >
      {labels[action]}
    </CounterButton>
  );
  const canDelay = actions.includes('delay');
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <PanelHeader id={id} order={counterOrder} now={now} times={times} />
      {notice && <OrderNotice order={counterOrder} notice={notice} onDismiss={onDismissNotice} />}
      <PhoneLink customer={customer} />
      {isDelaying && canDelay ? (
        <DelayPicker
          order={counterOrder}
          now={now}
          times={times}
          isPending={pendingAction === 'delay'}
          isDisabled={isOffline}
          onDelay={(promise) => {
            setIsMoved(true);
            onDelay(promise);
          }}
          onCancel={() => setMoving(null)}
        />
      ) : (
        <div className={styles.more}>
          {isMoved && moving !== null && promisedTo !== null && (
            <OrderResultWords
              result={{ words: strings.moved(times.time(moving), times.time(promisedTo)), isBad: false }}
              className={styles.moved}
            />
          )}
          {canDelay && (
            <CounterButton
              isWide
              isStacked
              icon="clock"
              isDisabled={isOffline || pendingAction !== undefined}
              onClick={() => {
                setIsMoved(false);
                setMoving(promisedTo);
              }}
            >
              {strings.delay}
            </CounterButton>
          )}
          {otherActions
            .filter((action) => action !== next && actions.includes(action))
            .map((action) => button(action, { isStacked: true }))}
        </div>
      )}
      {onPrintLabels && !isDelaying && !isOrderClosed(order.status) && <BagLabels onPrint={onPrintLabels} />}
      {onBack !== undefined && !wasClosed && isGone(order) && (
        <div className={styles.answers}>
          <OrderResultWords result={{ words: goneWords(order), isBad: true }} className={styles.gone} />
          <CounterButton size="answer" isWide icon="back" onClick={onBack}>
            {strings.toBoard}
          </CounterButton>
        </div>
      )}
      {next !== undefined && !isDelaying && (
        <div className={styles.answers}>{button(next, { variant: 'go', size: 'answer' })}</div>
      )}
    </section>
  );
};

const isGone = ({ status }: Order) => status === 'declined' || status === 'cancelled';

function goneWords({ status, refundedAmount }: Order): string {
  const words = status === 'declined' ? strings.status.declined : strings.status.cancelled;
  return refundedAmount > 0 ? strings.goneAndPaidBack(words, formatPounds(refundedAmount)) : words;
}

/** How far the order is, and its promise; once it is closed, why. */
const PanelHeader = ({
  id,
  order: { order },
  now,
  times,
}: Pick<AnswerPanelProps, 'now' | 'times'> & { id: string; order: CounterOrder }) => {
  const expected = expectedTime(order);
  const urgency = orderUrgency(order, now);
  const isPromised = promisedStatuses.includes(order.status);
  const step = isPromised && urgency !== null ? urgency.step : 'calm';
  return (
    <header className={styles.header[step]}>
      <h2 id={id} className={styles.headerTitle}>
        {strings.status[order.status]}
      </h2>
      {isPromised && expected !== null && urgency !== null && (
        <>
          <p className={styles.headerWords}>{strings.promise[order.mode]}</p>
          <p className={styles.headerTime}>{times.time(expected.to)}</p>
          <p className={styles.until}>
            {step !== 'calm' && <CounterIcon name={step === 'late' ? 'late' : 'clock'} />}
            <span>
              {step === 'late'
                ? boardStrings.minutesLate(urgency.minutes)
                : boardStrings.inMinutes(urgency.minutes)}
            </span>
          </p>
        </>
      )}
      {order.closedReason !== null && (
        <p className={styles.headerWords}>{closedReasonForStaff(order.closedReason, order.outOf)}</p>
      )}
    </header>
  );
};

const promisedStatuses: readonly Order['status'][] = ['accepted', 'preparing', 'ready', 'out_for_delivery'];

/** The step that an order takes next; the first that may be done is the one. */
const nextSteps = ['start', 'ready', 'complete', 'dispatch'] as const;

/** Everything else, in the order in which it is needed. */
const otherActions = [
  'ready',
  'dispatch',
  'complete',
  'undo',
  'print',
  'refund',
  'cancel_accepted',
  'decline',
] as const;

const actionIcons = {
  decline: 'close',
  start: 'kitchen',
  ready: 'check',
  dispatch: 'delivery',
  complete: 'ready',
  cancel_accepted: 'close',
  refund: 'refund',
  undo: 'undo',
  print: 'print',
} as const satisfies Record<SimpleAction, CounterButtonProps['icon']>;

const actionLabels = ({ mode }: Order): Readonly<Record<SimpleAction, string>> => ({
  ...strings,
  complete: strings.complete[mode],
});
