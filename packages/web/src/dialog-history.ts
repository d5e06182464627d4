import type { RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many of the entries below this one show the same page, each with one dialog fewer. */
    readonly dialogs?: number;
    /** The entry was added for a dialog; a dialog's own address has none of these. */
    readonly isDialogOnly?: boolean;
  }
}

/** How many entries of the browser's history the open dialogs have. */
export function dialogDepth({ location }: RouterHistory): number {
  return location.state.dialogs ?? 0;
}

let step: Promise<void> | null = null;

/** Resolves when the browser has arrived at the entry below; null when it is not on its way there by `stepBack`. */
export const stepInFlight = () => step;

/**
 * Removes the entry of the dialog on top by going back to the one below it, and resolves when the browser is there.
 * Other navigation waits for that: an entry pushed earlier would be the one that is left.
 */
export function stepBack(history: RouterHistory): Promise<void> {
  step ??= new Promise((resolve) => {
    const arrive = () => {
      clearTimeout(timer);
      unsubscribe();
      release();
      step = null;
      resolve();
    };
    const release = history.block({
      enableBeforeUnload: false,
      blockerFn: async () => {
        await step;
        return false;
      },
    });
    const unsubscribe = history.subscribe(({ action: { type } }) => {
      if (type !== 'PUSH' && type !== 'REPLACE') arrive();
    });
    // Browsers do not report that there was nothing to go back to: navigation must not wait for ever, but longer than a
    // slow phone takes.
    const timer = setTimeout(arrive, 5_000);
    history.back({ ignoreBlocker: true });
  });
  return step;
}
