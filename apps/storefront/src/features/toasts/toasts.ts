/** A message that rises at the edge of the page. */
export interface ToastMessage {
  /** Failures stay until dismissed, successes go by themselves. */
  readonly tone: 'good' | 'bad';
  readonly message: string;
  /** A page of ours to go on to. */
  readonly link?: { readonly label: string; readonly to: '/' };
}

/** Shows toasts and removes failures. */
interface Listener {
  readonly show: (toast: ToastMessage) => void;
  /** The failure with this message is over. */
  readonly resolve: (message: string) => void;
}

/** Creates the queue from code outside React to the page's toasts; toasts wait until the page listens. */
export function createToastQueue() {
  let waiting: readonly ToastMessage[] = [];
  let listener: Listener | null = null;
  const push = (toast: ToastMessage) => {
    if (listener === null) waiting = [...waiting, toast];
    else listener.show(toast);
  };
  return {
    success: (message: string, link?: ToastMessage['link']) =>
      push({ tone: 'good', message, ...(link !== undefined && { link }) }),
    failure: (message: string) => push({ tone: 'bad', message }),
    /** Takes the failure with this message away: the same thing has succeeded since. */
    resolve(message: string) {
      waiting = waiting.filter((toast) => toast.tone !== 'bad' || toast.message !== message);
      listener?.resolve(message);
    },
    /** Hands every toast to the listener; returns how to stop. */
    listen(next: Listener) {
      listener = next;
      for (const toast of waiting) next.show(toast);
      waiting = [];
      return () => {
        listener = null;
      };
    },
  };
}

/** The page's toasts. */
export const toasts = createToastQueue();

/** What toasts say where the specification has no words. */
export const toastStrings = {
  notFetched: 'This did not load. Please check your connection and try again.',
  noConnection: 'No connection. Please check your connection and try again.',
} as const;
