import { type FC, type ReactElement, useState } from 'react';

/** What prints itself as soon as it is there, and says what the browser says of it: another one for each print. */
type Paper = FC<{ readonly onEnd: (hasPrinted: boolean) => void }>;

interface Sheet {
  readonly Paper: Paper;
  readonly onEnd: (hasPrinted: boolean) => void;
}

/** Prints one thing after the other, since the browser prints whatever is there: returns what adds one, and the next. */
export function usePaperQueue(): {
  /** Answers when it is printed, or when the browser says nothing of it for long. */
  readonly print: (Paper: Paper) => Promise<boolean>;
  readonly paper: ReactElement | null;
} {
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [next] = sheets;
  return {
    print: (Paper) =>
      new Promise((resolve) => {
        const sheet: Sheet = {
          Paper,
          onEnd(hasPrinted) {
            setSheets((all) => all.filter((one) => one !== sheet));
            resolve(hasPrinted);
          },
        };
        setSheets((all) => [...all, sheet]);
      }),
    paper: next === undefined ? null : <next.Paper onEnd={next.onEnd} />,
  };
}
