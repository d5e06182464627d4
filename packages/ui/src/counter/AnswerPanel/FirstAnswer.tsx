import {
  clockMinutesBetween,
  earliestPromise,
  lifecycleLimits,
  type Order,
  promiseChoices,
  suggestedMinutes,
  suggestedPromise,
} from '@tiffin/domain';
import { useId, useState } from 'react';
import { AnswerRing } from '../AnswerRing/AnswerRing.tsx';
import { boardStrings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { OrderNotice } from '../OrderNotice/OrderNotice.tsx';
import { OrderResultWords } from '../OrderResult/OrderResultWords.tsx';
import { callNameFirst, orderPageStrings as strings } from '../order-page.strings.ts';
import { MinuteChips, PromisePicker } from '../PromisePicker/PromisePicker.tsx';
import * as styles from './AnswerPanel.css.ts';
import type { AnswerPanelProps } from './answer-panel-props.ts';
import { PhoneLink } from './PhoneLink.tsx';

/** The first answer: for when, or no. */
export const FirstAnswer = ({
  order: counterOrder,
  now,
  times,
  actions,
  pendingAction,
  isOffline = false,
  notice,
  onDismissNotice,
  suggestedMinutes: suggested,
  accepting,
  onAccept,
  onUndoAccept,
  onAction,
}: AnswerPanelProps) => {
  const { order, customer } = counterOrder;
  const id = useId();
  const [chosen, setChosen] = useState<Date | null>(null);
  const earliest = earliestPromise(now);
  const latest = new Date(now.getTime() + lifecycleLimits.mostPromiseMs);
  // A time that was chosen a while ago may have come too near.
  const promise =
    accepting ?? (chosen !== null && chosen >= earliest ? chosen : suggestedPromise(order, now, suggested));
  const choices = promiseChoices(
    suggested ?? roundedMinutes(clockMinutesBetween(now, suggestedPromise(order, now))),
  );
  const isBusy = pendingAction !== undefined || accepting !== undefined;
  const isDisabled = isOffline || isBusy;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <Deadline id={id} {...{ order, now, times, isOffline }} />
      {notice && <OrderNotice order={counterOrder} notice={notice} onDismiss={onDismissNotice} />}
      <PromisePicker
        label={strings.promise[order.mode]}
        value={promise}
        onChange={setChosen}
        remark={shownWords(order, customer.name, times.time)}
        {...{ earliest, latest, now, times, isDisabled }}
      />
      <div className={styles.beside}>
        <MinuteChips
          label={strings.minutesFromNow}
          from={now}
          minutes={choices}
          words={String}
          value={promise}
          onChange={setChosen}
          isDisabled={isDisabled}
        />
        <PhoneLink customer={customer} />
      </div>
      <div className={styles.answers}>
        {accepting === undefined ? (
          <>
            <CounterButton
              variant="go"
              size="answer"
              isWide
              icon="check"
              isLoading={pendingAction === 'accept'}
              isDisabled={isOffline || (isBusy && pendingAction !== 'accept')}
              onClick={() => onAccept(promise)}
            >
              {strings.accept(times.time(promise.toISOString()))}
            </CounterButton>
            {actions.includes('decline') && (
              <CounterButton isWide icon="close" isDisabled={isDisabled} onClick={() => onAction('decline')}>
                {strings.decline}
              </CounterButton>
            )}
          </>
        ) : (
          <>
            <OrderResultWords
              result={{ words: strings.accepting(times.time(accepting.toISOString())), isBad: false }}
              className={styles.accepting}
            />
            <CounterButton
              isWide
              icon="undo"
              aria-label={boardStrings.undoAccept(order.number)}
              onClick={() => onUndoAccept(counterOrder)}
            >
              {boardStrings.undo}
            </CounterButton>
          </>
        )}
      </div>
    </section>
  );
};

const roundedMinutes = (usualMinutes: number) =>
  suggestedMinutes({ usualMinutes, busyMinutes: 0, openPieces: 0 });

type DeadlineProps = Pick<AnswerPanelProps, 'now' | 'times'> & {
  id: string;
  order: Order;
  isOffline: boolean;
};

const Deadline = ({ id, order, now, times, isOffline }: DeadlineProps) =>
  order.acceptBy === null ? (
    <h2 id={id} className={styles.title}>
      {strings.answer}
    </h2>
  ) : (
    <header className={styles.deadline}>
      <AnswerRing
        look="panel"
        startedAt={order.placedAt ?? order.createdAt}
        answerBy={order.acceptBy}
        now={now}
        isStopped={isOffline}
      />
      <div>
        <h2 id={id} className={styles.deadlineTitle}>
          {boardStrings.answerBy(times.time(order.acceptBy))}
        </h2>
        <p>{isOffline ? strings.stopped : strings.ifUnanswered}</p>
      </div>
    </header>
  );

function shownWords(order: Order, name: string | null, time: (instant: string) => string): string {
  const { estimatedFrom, estimatedTo } = order;
  if (estimatedFrom === null || estimatedTo === null) return '';
  return strings.wasShown(callNameFirst(name), time(estimatedFrom), time(estimatedTo));
}
