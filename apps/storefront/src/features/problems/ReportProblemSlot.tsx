import { type Order, whyNotReported } from '@tiffin/domain';
import { emptyProblemDraft, ReportProblemButton } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';
import { useNow } from '../restaurant/clock.tsx';
import { DialogLoadError } from '../toasts/DialogLoadError.tsx';

const dialog = preloadable(() => import('./ReportProblem.tsx'), DialogLoadError);

interface ReportProblemSlotProps {
  readonly order: Order;
}

/** The button that reports a problem with an order; what is filled in stays here while the page is open. */
export function ReportProblemSlot({ order }: ReportProblemSlotProps) {
  const [draft, setDraft] = useState(emptyProblemDraft);
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
