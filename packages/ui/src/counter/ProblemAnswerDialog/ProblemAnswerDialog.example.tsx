import type { CounterOrder, LocalTimes, OrderProblem, ProblemAnswer } from '@tiffin/domain';
import { ProblemAnswerDialog } from '@tiffin/ui';
import { useState } from 'react';

interface AnswerProblemProps {
  order: CounterOrder;
  reported: OrderProblem;
  times: LocalTimes;
  now: Date;
  /** The mutation of the app; it closes the dialog once the server has answered. */
  send: (answer: ProblemAnswer, pin: string | null) => void;
  close: () => void;
}

/** The text lives outside of the dialog: closed and opened again, it is still there. */
export const AnswerProblem = ({ send, close, ...about }: AnswerProblemProps) => {
  const [text, setText] = useState('');
  return (
    <ProblemAnswerDialog
      isOpen
      kind="answer"
      {...{ ...about, text, onText: setText, onSend: send, onClose: close }}
    />
  );
};
