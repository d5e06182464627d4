/** A message that rises at the edge of the page. */
export interface Notice {
  readonly id: number;
  /** Failures stay until dismissed, successes go by themselves. */
  readonly tone: 'success' | 'failure';
  readonly text: string;
}

const maxNotices = 3;
let last = 0;
let notices: readonly Notice[] = [];
const listeners = new Set<() => void>();

function update(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

function notify(tone: Notice['tone'], text: string): void {
  last += 1;
  // The same words twice say no more than once.
  const others = notices.filter((notice) => notice.text !== text);
  update([...others.slice(1 - maxNotices), { id: last, tone, text }]);
}

/** The page's notices, as a store that anything in the browser may write to. */
export const noticeStore = {
  success: (text: string) => notify('success', text),
  failure: (text: string) => notify('failure', text),
  dismiss: (id: number) => update(notices.filter((notice) => notice.id !== id)),
  read: () => notices,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
} as const;
