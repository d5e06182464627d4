import type { ReactElement, ReactNode } from 'react';

/** What may stand beside other parts: elements, never a text of its own (decision record 72). */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];

interface WordsProps {
  /** A text, or elements. */
  children: ReactNode;
}

/** Gives a text that stands beside other parts an element of its own; elements stay as they are (decision record 72). */
export const Words = ({ children }: WordsProps) =>
  typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
