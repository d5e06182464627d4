import { useQueryClient } from '@tanstack/react-query';
import { type Order, whyNotReported } from '@tiffin/domain';
import { emptyProblemDraft, ReportProblemButton } from '@tiffin/ui';
import { Suspense, useEffect, useState } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';
import { useNow } from '../restaurant/clock.tsx';
import { DialogLoadError } from '../toasts/DialogLoadError.tsx';
import { keepProblemDraft, problemDraftOf } from './problem-draft.ts';

const dialog = preloadable(() => import('./ReportProblem.tsx'), DialogLoadError);

interface ReportProblemSlotProps {
  readonly order: Order;
}

/** The button that reports a problem with an order; what is filled in is there again after the page was left. */
export function ReportProblemSlot({ order }: ReportProblemSlotProps) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => problemDraftOf(queryClient, order.id) ?? emptyProblemDraft);
  useEffect(() => keepProblemDraft(queryClient, order.id, draft), [queryClient, order.id, draft]);
  const [isOpen, setOpen] = useState(false);
  const refusal = whyNotReported(order, useNow());
  return (
    <>
      {refusal?.code !== 'conflict' && (
        <ReportProblemButton
          refusal={refusal?.message}
          onPress={() => setOpen(true)}
          onIntent={() => void dialog.preload()}
        />
      )}
      <Suspense>
        {isOpen && (
          <dialog.Component order={order} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
