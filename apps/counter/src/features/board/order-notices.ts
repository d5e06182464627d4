import { ApiError } from '@tiffin/api';
import type { CounterOrder } from '@tiffin/domain';
import type { OrderNoticeContent } from '@tiffin/ui';
import { useCallback, useState } from 'react';
import { PinError, pinProblem } from '../pin/pin-error.ts';
import { boardStrings } from './board.strings.ts';

/** What came of an action on an order that did not work, and why. */
export interface FailedAction extends OrderNoticeContent {
  /** What is wrong with the PIN, where that is why. */
  readonly pinProblem: 'wrong' | 'locked' | undefined;
}

/** Says what came of an action that failed; that another person was faster is not a failure. */
export function failedAction(error: Error, number: string): FailedAction {
  if (!(error instanceof ApiError) || error.status === null) {
    return { tone: 'bad', text: boardStrings.noAnswer(number), pinProblem: undefined };
  }
  const { code, message } = error;
  return {
    tone: code === 'order_changed' ? 'info' : 'bad',
    text: message,
    pinProblem: error instanceof PinError ? pinProblem(error) : undefined,
  };
}

/** What came of actions that did not work, by the order's id, until it is dismissed or the next try. */
export function useOrderNotices() {
  const [notices, setNotices] = useState<ReadonlyMap<string, FailedAction>>(new Map());
  const showFailure = useCallback(({ order }: CounterOrder, error: Error) => {
    setNotices((present) => new Map([...present, [order.id, failedAction(error, order.number)]]));
  }, []);
  const dismissNotice = useCallback(({ order }: CounterOrder) => {
    setNotices((present) => new Map([...present].filter(([id]) => id !== order.id)));
  }, []);
  return { notices, showFailure, dismissNotice };
}
