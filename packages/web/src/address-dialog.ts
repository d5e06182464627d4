import { useLocation, useRouter } from '@tanstack/react-router';
import { dialogDepth, stepBack } from './dialog-history.ts';

/** Returns what closes the dialog that a search parameter opens, and leaves the page below as it was. */
export function useCloseAddressDialog(param: string): () => Promise<void> {
  const { history, navigate } = useRouter();
  return async () => {
    if (dialogDepth(history) > 0) await stepBack(history);
    // The customer came to the dialog by its own address.
    if (!new URLSearchParams(history.location.search).has(param)) return;
    await navigate({
      to: '.',
      search: ({ [param]: _, ...rest }: Record<string, unknown>) => rest,
      hash: true,
      resetScroll: false,
      replace: true,
    });
  };
}

/** Whether the browser is at the history entry of a dialog. */
export const useIsDialogEntry = (): boolean =>
  useLocation({ select: ({ state }) => state.dialogs !== undefined });
