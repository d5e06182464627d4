import type { Order } from '@tiffin/domain';
import { Button, emptyProblemDraft, OrderProblemDialog } from '@tiffin/ui';
import { useState } from 'react';

/** Reports that something is wrong with an order; what is filled in stays when the dialog is closed. */
export function SomethingIsWrong({ order, send }: { order: Order; send: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(emptyProblemDraft);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Something is wrong with this order</Button>
      <OrderProblemDialog
        isOpen={isOpen}
        order={order}
        restaurantPhone="0113 496 0142"
        draft={draft}
        onChange={setDraft}
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
