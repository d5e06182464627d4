/** The lanes of the board, by their headings. */
export type LaneTitle = 'New' | 'In the kitchen' | 'Ready and out';

/** What a board has shown so far. Instants are in ms since the epoch. */
export interface BoardRecord {
  /** When the card of an order was first painted in each lane, by the order's number. */
  readonly painted: Readonly<Record<string, Readonly<Partial<Record<LaneTitle, number>>>>>;
  /** The numbers of orders that were on the board twice at once. */
  readonly doubled: readonly string[];
  /** When the bell began to ring. */
  readonly rings: readonly number[];
  /** The tasks that held the page for 50 ms or longer, in ms. */
  readonly longTasks: readonly number[];
  /** From each press to the next paint, in ms; the browser reports it in steps of 8. */
  readonly presses: readonly number[];
}

declare global {
  interface Window {
    boardRecord: {
      readonly painted: Record<string, Partial<Record<string, number>>>;
      readonly doubled: string[];
      readonly rings: number[];
      readonly longTasks: number[];
      readonly presses: Record<number, number>;
    };
  }
}

/** Records what the board shows; runs in the page, before anything else does. */
export function recordBoard(): void {
  const record: Window['boardRecord'] = { painted: {}, doubled: [], rings: [], longTasks: [], presses: {} };
  window.boardRecord = record;

  const recordCards = () => {
    const seen = new Set<string>();
    for (const heading of document.querySelectorAll('article h3')) {
      const number = heading.textContent;
      const lane = heading.closest('section')?.querySelector('h2')?.textContent;
      if (number === null || lane == null) continue;
      if (seen.has(number)) record.doubled.push(number);
      seen.add(number);
      const painted = record.painted[number] ?? {};
      record.painted[number] = painted;
      if (painted[lane] !== undefined) continue;
      painted[lane] = Number.NaN;
      // The second frame begins only when the first one, which shows the card, is done.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          painted[lane] = Date.now();
        }),
      );
    }
  };
  new MutationObserver(recordCards).observe(document, { childList: true, subtree: true });

  // The first note of the bell; it starts also where there is no sound device.
  const bellPitch = 880;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when?: number) {
    if (this.frequency.value === bellPitch) record.rings.push(Date.now());
    start.call(this, when);
  };

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) record.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId === 0) continue;
      record.presses[interactionId] = Math.max(record.presses[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
