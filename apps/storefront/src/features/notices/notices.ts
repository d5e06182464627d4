/** A message that rises at the edge of the page. */
export interface Notice {
  /** Failures stay until dismissed, successes go by themselves. */
  readonly tone: 'good' | 'bad';
  readonly message: string;
}

type Listener = (notice: Notice) => void;

/** Makes the way from code outside React to the page's toasts; what is told before anybody listens is kept. */
export function createNotices() {
  const waiting: Notice[] = [];
  let listener: Listener | null = null;
  const tell = (notice: Notice) => {
    if (listener === null) waiting.push(notice);
    else listener(notice);
  };
  return {
    success: (message: string) => tell({ tone: 'good', message }),
    failure: (message: string) => tell({ tone: 'bad', message }),
    /** Hands every notice to the listener; returns how to stop. */
    listen(next: Listener) {
      listener = next;
      for (const notice of waiting.splice(0)) next(notice);
      return () => {
        listener = null;
      };
    },
  };
}

/** The page's notices. */
export const notices = createNotices();
