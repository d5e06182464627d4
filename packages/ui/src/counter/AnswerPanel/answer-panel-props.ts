import type { AcknowledgedPart, CounterOrder, LocalTimes } from '@tiffin/domain';
import type { OrderNoticeContent } from '../OrderNotice/OrderNotice.tsx';

/** What can be done with one order; each comes from the server's rules, for the person or the device that acts. */
export type PanelAction =
  | 'accept'
  | 'decline'
  | 'start'
  | 'ready'
  | 'dispatch'
  | 'complete'
  | 'delay'
  | 'cancel_accepted'
  | 'refund'
  | 'undo'
  | 'print';

/** One order and what may be done with it. */
export interface OrderAnswerProps {
  /** The order, its customer and its history. */
  order: CounterOrder;
  /** The time by the server's clock. */
  now: Date;
  /** The names of what may be done now; everything else is left out. */
  actions: readonly PanelAction[];
  /** The action that is under way. */
  pendingAction?: PanelAction | undefined;
  /** Without a connection nothing can be done. @default false */
  isOffline?: boolean | undefined;
  /** What came of an action: who was faster, or why it failed. */
  notice?: OrderNoticeContent | undefined;
  /** Called when the notice is closed. */
  onDismissNotice?: ((order: CounterOrder) => void) | undefined;
  /** How many minutes the kitchen's load suggests to promise; without, the first time is what the customer was shown. */
  suggestedMinutes?: number | undefined;
  /** The time of an acceptance that is pressed and not sent yet. */
  accepting?: Date | undefined;
  /** Called when that acceptance is taken back. */
  onUndoAccept: (order: CounterOrder) => void;
  /** Called when the order is accepted, with the time that the button shows. */
  onAccept: (promisedAt: Date) => void;
  /** Called when a later time is promised. */
  onDelay: (promisedAt: Date) => void;
  /** Called for each of the other actions; `decline`, `cancel_accepted` and `refund` open their dialogs. */
  onAction: (action: Exclude<PanelAction, 'accept' | 'delay'>) => void;
  /** Someone's word that they have seen it is under way. @default false */
  isAcknowledging?: boolean | undefined;
  /** Called when someone has seen that the order is new, or that it was closed. */
  onAcknowledge?: ((of: AcknowledgedPart) => void) | undefined;
  /** Called with the number of bags when a label for each is to be printed; left out, none can be. */
  onPrintLabels?: ((bags: number) => void) | undefined;
}

/** Props of {@link AnswerPanel}. */
export interface AnswerPanelProps extends OrderAnswerProps {
  /** Writes instants in the restaurant's time zone. */
  times: LocalTimes;
  /** Called when the board is to be shown again. */
  onBack?: (() => void) | undefined;
}
