import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type ModalStack, ModalStackContext, StackedModalContext } from './modal-stack-context.ts';

interface Entry {
  id: string;
  content: ReactNode;
  isOpen: boolean;
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
    const entry = { id: id ?? `modal-${lastNumber.current}`, content, isOpen: true };
    setEntries((before) =>
      before.some((other) => other.id === entry.id)
        ? before.map((other) => (other.id === entry.id ? entry : other))
        : [...before, entry],
    );
    return entry.id;
  }, []);

  const close = useCallback((id?: string) => {
    setEntries((before) => {
      const target = id ?? before.findLast((entry) => entry.isOpen)?.id;
      return before.map((entry) => (entry.id === target ? { ...entry, isOpen: false } : entry));
    });
  }, []);

  const remove = useCallback((id: string) => {
    setEntries((before) => before.filter((entry) => entry.id !== id || entry.isOpen));
  }, []);

  const openIds = useMemo(() => entries.filter((entry) => entry.isOpen).map((entry) => entry.id), [entries]);
  const stack = useMemo<ModalStack>(() => ({ openIds, open, close }), [openIds, open, close]);

  return (
    <ModalStackContext value={stack}>
      {children}
      {entries.map((entry) => (
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
