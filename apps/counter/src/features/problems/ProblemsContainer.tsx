import { localTimes, type OrderProblem, refundOfProblem } from '@tiffin/domain';
import { OrderProblems, ProblemAnswerDialog, ProblemPhotoDialog, RefundDialog } from '@tiffin/ui';
import { useState } from 'react';
import { moneyProblem } from '../board/money-problem.ts';
import type { ProblemsOfOrderProps } from '../board/OpenOrder.tsx';
import { refundPress } from '../board/refund-press.ts';
import { useRefund } from '../board/use-refund.ts';
import { useBoard } from '../board-feed/board-provider.tsx';
import { paidBackAnswer } from './paid-back-answer.ts';
import { photoHrefs } from './photo-hrefs.ts';
import { useAnswer } from './use-answer.ts';

type Shown =
  | { readonly kind: 'answer' | 'close' | 'refund'; readonly problemId: string }
  | { readonly kind: 'photo'; readonly problemId: string; readonly first: number };

/** What the customer has found wrong with an order, and everything that is done about it. */
export function ProblemsContainer({
  order: entry,
  timeZone,
  needsPin,
  canPayBack,
  now,
}: ProblemsOfOrderProps) {
  const { order } = entry;
  const { restaurantId, isConnected } = useBoard();
  const [shown, setShown] = useState<Shown | null>(null);
  // What was typed, by the problem's id: a dialog that closes does not take it along.
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const times = localTimes(timeZone);
  const hrefOf = photoHrefs(restaurantId, order.id);
  const write = (problemId: string, text: string) => setDrafts((all) => ({ ...all, [problemId]: text }));

  const answer = useAnswer(({ problem }) => {
    write(problem.id, '');
    setShown(null);
  });
  const refund = useRefund((answered, press) => {
    if (shown === null) return;
    const ready = paidBackAnswer(answered, press.refund.expectedRefunded);
    // Words of their own stay.
    if (ready !== null && (drafts[shown.problemId] ?? '').trim() === '') write(shown.problemId, ready);
    setShown({ kind: 'answer', problemId: shown.problemId });
  });
  const show = (next: Shown) => {
    answer.reset();
    refund.reset();
    setShown(next);
  };
  const onClose = () => setShown(null);
  const open = (kind: 'answer' | 'close' | 'refund') => (problem: OrderProblem) =>
    show({ kind, problemId: problem.id });
  const problem = order.problems?.find(({ id }) => id === shown?.problemId);
  return (
    <>
      <OrderProblems
        order={entry}
        times={times}
        now={now}
        photoHref={hrefOf}
        canPayBack={canPayBack}
        isOffline={!isConnected}
        onPayBack={open('refund')}
        onAnswer={open('answer')}
        onClose={open('close')}
        onShowPhoto={({ id }, first) => show({ kind: 'photo', problemId: id, first })}
      />
      {shown?.kind === 'photo' && problem !== undefined && (
        <ProblemPhotoDialog
          isOpen
          number={order.number}
          photos={problem.photos}
          first={shown.first}
          hrefOf={(photoId) => hrefOf(problem.id, photoId)}
          onClose={onClose}
        />
      )}
      {shown?.kind === 'refund' && problem !== undefined && (
        <RefundDialog
          isOpen
          order={entry}
          prepared={refundOfProblem(order, problem)}
          needsPin={needsPin}
          isSending={refund.isPending}
          {...moneyProblem(refund.failure)}
          onRefund={(confirmed) => refund.refund(refundPress(entry, confirmed))}
          onClose={onClose}
        />
      )}
      {(shown?.kind === 'answer' || shown?.kind === 'close') && problem !== undefined && (
        <ProblemAnswerDialog
          key={shown.kind}
          isOpen
          order={entry}
          reported={problem}
          kind={shown.kind}
          text={drafts[problem.id] ?? ''}
          onText={(text) => write(problem.id, text)}
          times={times}
          now={now}
          needsPin={needsPin}
          isSending={answer.isPending}
          {...moneyProblem(answer.failure)}
          onSend={(sent, pin) => answer.send({ order: entry, problem, answer: sent, pin })}
          onClose={onClose}
        />
      )}
    </>
  );
}
