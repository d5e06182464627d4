import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The pages of an area of the board, and the one that is shown. */
export interface Pages {
  /** The area, which holds the entries as its children, in their order. */
  readonly area: RefObject<HTMLDivElement | null>;
  /** The page that is shown, from 0. */
  readonly page: number;
  readonly count: number;
  /** How many entries follow on later pages. */
  readonly more: number;
  /** Whether an entry is on another page. */
  readonly isAway: (index: number) => boolean;
  /** Shows the next page; after the last one, and where every place changes, the first. */
  readonly turn: (isAnew: boolean) => void;
}

interface Layout {
  /** From the start of one page to the start of the next, in px. */
  readonly step: number;
  /** For each entry the first and the last page that shows some of it: a long one may go on in the next column. */
  readonly spans: readonly (readonly [first: number, last: number])[];
}

/**
 * Pages of entries that the browser has put into columns: each column without room to its right is on a later page. Only
 * the browser knows how high an entry is, so the pages are read from where it put them.
 */
export function usePages(ids: readonly string[]): Pages {
  const area = useRef<HTMLDivElement>(null);
  const [{ step, spans }, setLayout] = useState<Layout>({ step: 0, spans: [] });
  const [wanted, setWanted] = useState(0);
  const count = Math.max(0, ...spans.map(([, last]) => last)) + 1;
  const page = Math.min(wanted, count - 1);
  const entries = ids.join();
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    const measure = () => setLayout((known) => keepSame(known, layoutOf(element)));
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [entries]);
  useLayoutEffect(() => {
    if (area.current !== null) area.current.scrollLeft = page * step;
  }, [page, step]);
  return {
    area,
    page,
    count,
    more: spans.filter(([first]) => first > page).length,
    isAway: (index) => {
      const [first, last] = spans[index] ?? [page, page];
      return page < first || page > last;
    },
    turn: (isAnew) => setWanted(isAnew || page === count - 1 ? 0 : page + 1),
  };
}

function layoutOf(element: HTMLElement): Layout {
  const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
  const step = element.clientWidth + gap;
  const start = element.getBoundingClientRect().left - element.scrollLeft;
  // Half a pixel may be lost in rounding.
  const pageOf = ({ left }: DOMRect) => Math.max(0, Math.floor((left - start + 2) / step));
  const spans = [...element.children].map((child) => {
    const pages = [...child.getClientRects()].map(pageOf);
    return pages.length === 0 ? ([0, 0] as const) : ([Math.min(...pages), Math.max(...pages)] as const);
  });
  return { step, spans };
}

function keepSame(known: Layout, read: Layout): Layout {
  return known.step === read.step && known.spans.join(';') === read.spans.join(';') ? known : read;
}
