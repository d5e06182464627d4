import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PinPrompt } from '@tiffin/ui';
import { pinWords } from './pin-words.ts';
import { sendPin } from './with-pin.ts';

interface PinContainerProps {
  /** What the PIN opens. */
  readonly reason: string;
  /** The heading, where nothing else is on the page. */
  readonly title?: string;
  /** Called when the PIN was right. @default reads everything again */
  readonly onOpened?: () => unknown;
}

/** Asks for the PIN that a page needs, and reads the page again as the person of the PIN. */
export function PinContainer({ reason, title, onOpened }: PinContainerProps) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: sendPin,
    networkMode: 'always',
    // It waits for the page, so that the keys do not come back for a moment.
    onSuccess: async () => {
      await client.invalidateQueries();
      onOpened?.();
    },
  });
  return (
    <PinPrompt
      reason={reason}
      title={title ?? null}
      onSubmit={mutate}
      isPending={isPending}
      {...pinWords(error)}
    />
  );
}
