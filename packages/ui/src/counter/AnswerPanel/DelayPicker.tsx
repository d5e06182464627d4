import { clockMinutesAfter, expectedTime, lifecycleLimits } from '@tiffin/domain';
import { useState } from 'react';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { callNameFirst, orderPageStrings as strings } from '../order-page.strings.ts';
import { MinuteChips, PromisePicker } from '../PromisePicker/PromisePicker.tsx';
import * as styles from './AnswerPanel.css.ts';
import type { AnswerPanelProps } from './answer-panel-props.ts';

const minuteMs = 60_000;
const usualMinutes = [10, 15, 20, 30] as const;

interface DelayPickerProps extends Pick<AnswerPanelProps, 'order' | 'now' | 'times' | 'onDelay'> {
  isPending: boolean;
  isDisabled: boolean;
  onCancel: () => void;
}

/** A later promise: never earlier than the present one, and at most two hours after it. */
export const DelayPicker = ({
  order: { order, customer },
  now,
  times,
  isPending,
  isDisabled,
  onDelay,
  onCancel,
}: DelayPickerProps) => {
  const promised = new Date(expectedTime(order)?.to ?? now);
  // What is late already is counted from now: a promise in the past helps nobody.
  const from = promised > now ? promised : now;
  const [chosen, setChosen] = useState<Date | null>(null);
  const earliest = new Date(from.getTime() + minuteMs);
  const latest = new Date(promised.getTime() + lifecycleLimits.mostDelayMs);
  const usual = clockMinutesAfter(from, usualMinutes[0]);
  const promise = chosen !== null && chosen >= earliest ? chosen : usual < latest ? usual : latest;
  const isBlocked = isDisabled || isPending;
  return (
    <div className={styles.delay}>
      <PromisePicker
        label={strings.promise[order.mode]}
        value={promise}
        onChange={setChosen}
        remark={strings.newTimeSent(callNameFirst(customer.name))}
        {...{ earliest, latest, now, times }}
        isDisabled={isBlocked}
      />
      <MinuteChips
        label={strings.minutesLater}
        from={from}
        minutes={usualMinutes.filter((minutes) => from.getTime() + minutes * minuteMs <= latest.getTime())}
        words={strings.plus}
        value={promise}
        onChange={setChosen}
        isDisabled={isBlocked}
      />
      <CounterButton
        variant="go"
        isWide
        icon="clock"
        isLoading={isPending}
        isDisabled={isDisabled}
        onClick={() => onDelay(promise)}
      >
        {strings.promiseLater(times.time(promise.toISOString()))}
      </CounterButton>
      <CounterButton isWide isDisabled={isPending} onClick={onCancel}>
        {strings.keepPromise(times.time(promised.toISOString()))}
      </CounterButton>
    </div>
  );
};
