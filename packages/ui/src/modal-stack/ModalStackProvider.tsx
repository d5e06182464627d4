import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ModalStack, ModalStackContext, StackedModalContext } from './modal-stack-context.ts';

interface Entry {
  id: string;
  content: ReactNode;
  isOpen: boolean;
  /** It has been rendered: the next one may go on top. */
  isPlaced: boolean;
}

export interface ModalStackProviderProps {
  /** The app: anything below may open dialogs. */
  children: ReactNode;
}

/** Holds the stack of dialogs. Once, near the root of the app, inside every provider that dialogs need. */
export const ModalStackProvider = ({ children }: ModalStackProviderProps) => {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const lastNumber = useRef(0);

  const open = useCallback((content: ReactNode, id?: string) => {
    lastNumber.current += 1;
    const entry = { id: id ?? `modal-${lastNumber.current}`, content, isOpen: true, isPlaced: false };
    setEntries((before) =>
      before.some((other) => other.id === entry.id)
        ? before.map((other) => (other.id === entry.id ? { ...entry, isPlaced: other.isPlaced } : other))
        : [...before, entry],
    );
    return entry.id;
  }, []);

  const close = useCallback((id?: string) => {
    setEntries((before) => {
      const target = id ?? before.findLast((entry) => entry.isOpen)?.id;
      // What has never shown has nothing to close, and would never tell that it is gone.
      return before
        .filter((entry) => entry.isPlaced || entry.id !== target)
        .map((entry) => (entry.id === target ? { ...entry, isOpen: false } : entry));
    });
  }, []);

  const remove = useCallback((id: string) => {
    setEntries((before) => before.filter((entry) => entry.id !== id || entry.isOpen));
  }, []);

  // One after the other: a dialog hides all that stands beside it, so those opened together would hide each other.
  const next = entries.find(({ isPlaced }) => !isPlaced);
  useEffect(() => {
    if (next) {
      setEntries((before) => before.map((entry) => (entry === next ? { ...entry, isPlaced: true } : entry)));
    }
  }, [next]);

  const openIds = useMemo(() => entries.filter((entry) => entry.isOpen).map((entry) => entry.id), [entries]);
  const stack = useMemo<ModalStack>(() => ({ openIds, open, close }), [openIds, open, close]);

  return (
    <ModalStackContext value={stack}>
      {children}
      {entries
        .filter((entry) => entry.isPlaced || entry === next)
        .map((entry) => (
          <StackedModalContext
            key={entry.id}
            value={{ isOpen: entry.isOpen, close: () => close(entry.id), remove: () => remove(entry.id) }}
          >
            {entry.content}
          </StackedModalContext>
        ))}
    </ModalStackContext>
  );
};
