import { PrintRoll } from '@tiffin/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

// A print that says nothing of its end must not hold the next ones up.
const longestPrintMs = 30_000;

interface PrintedPaperProps {
  /** Called just before it is printed. */
  readonly onBegin?: (() => void) | undefined;
  /** Called when the browser says that it has printed, or says nothing for long. */
  readonly onEnd: (hasPrinted: boolean) => void;
  /** Tickets or labels. */
  readonly children: ReactNode;
}

/** Prints tickets or labels as soon as they are there. */
export function PrintedPaper({ onBegin, onEnd, children }: PrintedPaperProps) {
  const print = useEffectEvent(() => {
    onBegin?.();
    window.print();
  });
  const end = useEffectEvent((hasPrinted: boolean) => onEnd(hasPrinted));
  useEffect(() => {
    const onPrinted = () => end(true);
    window.addEventListener('afterprint', onPrinted, { once: true });
    const timer = setTimeout(() => end(false), longestPrintMs);
    print();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, []);
  return <PrintRoll>{children}</PrintRoll>;
}
