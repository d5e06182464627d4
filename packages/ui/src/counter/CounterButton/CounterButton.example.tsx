import { CounterButton } from '@tiffin/ui';

/** The one answer of a view; it shows a spinner until the server has taken it. */
export function StartCooking({ isSending, start }: { isSending: boolean; start: () => void }) {
  return (
    <CounterButton variant="go" size="answer" icon="kitchen" isWide isLoading={isSending} onClick={start}>
      Start cooking
    </CounterButton>
  );
}
