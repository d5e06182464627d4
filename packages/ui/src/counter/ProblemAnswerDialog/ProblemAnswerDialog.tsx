import {
  type CounterOrder,
  type LocalTimes,
  type OrderProblem,
  orderProblemLimits,
  type ProblemAnswer,
} from '@tiffin/domain';
import { useId, useState } from 'react';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import * as dialog from '../CounterDialog/CounterDialog.css.ts';
import { CounterDialog, type CounterDialogBaseProps } from '../CounterDialog/CounterDialog.tsx';
import { formatDayAndTime } from '../format-moment.ts';
import type { MoneyDialogProps } from '../MoneyPanel/MoneyPanel.tsx';
import { callName, callNameFirst } from '../order-page.strings.ts';
import { orderProblemStrings } from '../order-problem.strings.ts';
import { PinPad, pinLength } from '../PinPad/PinPad.tsx';
import * as styles from './ProblemAnswerDialog.css.ts';
import { withReadyAnswer } from './ready-answer.ts';

const strings = orderProblemStrings.dialog;

/** Props of {@link ProblemAnswerDialog}. */
export interface ProblemAnswerDialogProps extends CounterDialogBaseProps, MoneyDialogProps {
  /** The order that it is about. */
  order: CounterOrder;
  /** What the customer has found wrong, as it is now: once it is closed, nothing can be sent. */
  reported: OrderProblem;
  /** Answers it, or closes it with an answer or without. */
  kind: 'answer' | 'close';
  /** The answer as it is typed: the page keeps it, so that nothing is lost when it closes. */
  text: string;
  /** Called with the text after each change. */
  onText: (text: string) => void;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
  /** The time by the server's clock. */
  now: Date;
  /** Called when the answer is to be sent, with the PIN where one was asked for. */
  onSend: (answer: ProblemAnswer, pin: string | null) => void;
}

/** Answers what a customer has found wrong, or closes it; the words are the restaurant's own, or ready ones to begin with. */
export const ProblemAnswerDialog = (props: ProblemAnswerDialogProps) => {
  const { order: entry, reported, kind, text, onText, times, now, onSend, ...rest } = props;
  const { isOpen, onClose, needsPin = true, pinProblem, isSending = false, problem } = rest;
  const { order, customer } = entry;
  const id = useId();
  const [pin, setPin] = useState('');
  const [answersAtOpening] = useState(reported.answers.length);
  // While an answer is on its way, what comes may be its own.
  const meanwhile = isSending ? [] : reported.answers.slice(answersAtOpening);
  const isClosed = reported.state === 'closed';
  const answer = text.trim();
  const isComplete = !isClosed && (kind === 'close' || answer !== '');
  const hasPin = !needsPin || (pin.length === pinLength && pinProblem !== 'locked');
  const send = () => {
    onSend(
      { state: kind === 'close' ? 'closed' : 'answered', text: answer === '' ? null : answer },
      needsPin ? pin : null,
    );
    // A PIN that was refused is typed again.
    setPin('');
  };
  const end = (
    <div className={styles.end}>
      {problem !== undefined && (
        <p role="alert" className={dialog.problem}>
          {problem}
        </p>
      )}
      <CounterButton
        variant="ink"
        isWide
        isLoading={isSending}
        isDisabled={!isSending && !(isComplete && hasPin)}
        onClick={send}
      >
        {kind === 'answer' ? strings.send : answer === '' ? strings.closeWithout : strings.closeWith}
      </CounterButton>
      <CounterButton isWide isDisabled={isSending} onClick={onClose}>
        {kind === 'answer' || isClosed ? strings.cancel : strings.keepOpen}
      </CounterButton>
    </div>
  );
  const pad = needsPin && (
    <>
      <PinPad
        value={pin}
        onChange={setPin}
        problem={pinProblem}
        isDisabled={isSending}
        reason={strings.pinReason}
      />
      {end}
    </>
  );
  return (
    <CounterDialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        kind === 'answer'
          ? strings.titles.answer(callName(customer.name), order.number)
          : strings.titles.close(order.number)
      }
      lead={strings.leads[kind](callNameFirst(customer.name))}
      isLocked={isSending}
      {...(pad === false ? { footer: end } : { aside: pad })}
    >
      {reported.text !== '' && (
        <>
          <p className={dialog.kicker}>{strings.words(callName(customer.name))}</p>
          <blockquote className={styles.words} dir="auto">
            {reported.text}
          </blockquote>
        </>
      )}
      <div role="status">
        {meanwhile.map((other) => (
          <div key={other.at + other.text}>
            <p className={dialog.kicker}>
              <bdi>
                {strings.meanwhile(
                  other.by ?? orderProblemStrings.restaurant,
                  formatDayAndTime(other.at, now, times),
                )}
              </bdi>
            </p>
            <p className={styles.words} dir="auto">
              {other.text}
            </p>
          </div>
        ))}
        {isClosed && reported.closedAt !== null && (
          <p className={dialog.kicker}>{strings.isClosed(formatDayAndTime(reported.closedAt, now, times))}</p>
        )}
      </div>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {strings.labels[kind]}
        </label>
        <textarea
          id={id}
          className={styles.text}
          dir="auto"
          maxLength={orderProblemLimits.mostText}
          readOnly={isClosed || isSending}
          value={text}
          aria-describedby={`${id}-count`}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <p id={`${id}-count`} className={styles.count}>
          {strings.used(text.length, orderProblemLimits.mostText)}
        </p>
      </div>
      {!isClosed && (
        <fieldset className={styles.ready} aria-label={strings.ready} disabled={isSending}>
          {strings.readyAnswers.map((ready) => (
            <CounterButton key={ready} size="small" onClick={() => onText(withReadyAnswer(text, ready))}>
              {ready}
            </CounterButton>
          ))}
        </fieldset>
      )}
    </CounterDialog>
  );
};
