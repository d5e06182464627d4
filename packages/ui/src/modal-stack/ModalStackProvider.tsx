import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Elements } from '../private/Words.tsx';
import {
  type JoinModalStack,
  JoinModalStackContext,
  type ModalStack,
  ModalStackContext,
  OpenedModalContext,
} from './modal-stack-context.ts';

interface Entry {
  id: string;
  /** What `open` was called with; null for a Modal that the app renders itself. */
  content: ReactNode;
  isOpen: boolean;
  /** It has been rendered: the next one may go on top. */
  isPlaced: boolean;
}

export interface ModalStackProviderProps {
  /** The app: anything below may open dialogs. */
  children: Elements;
}

/**
 * Holds the stack of dialogs and keeps the page from scrolling while one is open. Once, near the root of the app,
 * inside every provider that dialogs need.
 */
export const ModalStackProvider = ({ children }: ModalStackProviderProps) => {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  // The entries as of the last change: two calls may come before the next rendering.
  const latest = useRef(entries);
  const closers = useRef(new Map<string, () => boolean>());
  const lastNumber = useRef(0);

  const change = useCallback((next: (before: readonly Entry[]) => readonly Entry[]) => {
    latest.current = next(latest.current);
    setEntries(latest.current);
  }, []);

  const open = useCallback(
    (content: ReactNode, id?: string) => {
      lastNumber.current += 1;
      const entry = { id: id ?? `modal-${lastNumber.current}`, content, isOpen: true, isPlaced: false };
      change((before) =>
        before.some((other) => other.id === entry.id)
          ? before.map((other) => (other.id === entry.id ? { ...entry, isPlaced: other.isPlaced } : other))
          : [...before, entry],
      );
      return entry.id;
    },
    [change],
  );

  const close = useCallback(
    (id?: string) => {
      const target = latest.current.findLast((entry) => entry.isOpen && (id ?? entry.id) === entry.id);
      if (target === undefined) return false;
      const closeModal = closers.current.get(target.id);
      if (closeModal !== undefined) return closeModal();
      // Its Modal has not been rendered yet.
      change((before) => before.filter((entry) => entry !== target));
      return true;
    },
    [change],
  );

  const join = useCallback<JoinModalStack>(
    (id, closeModal) => {
      closers.current.set(id, closeModal);
      change((before) =>
        before.some((entry) => entry.id === id)
          ? before
          : [...before, { id, content: null, isOpen: true, isPlaced: true }],
      );
      return () => {
        closers.current.delete(id);
        change((before) => before.filter((entry) => entry.id !== id || entry.content !== null));
      };
    },
    [change],
  );

  // One after the other: a dialog hides all that stands beside it, so those opened together would hide each other.
  const next = entries.find(({ isPlaced }) => !isPlaced);
  useEffect(() => {
    if (next) {
      change((before) =>
        before.map((entry) => (entry.id === next.id ? { ...entry, isPlaced: true } : entry)),
      );
    }
  }, [next, change]);

  const openIds = useMemo(() => entries.filter((entry) => entry.isOpen).map((entry) => entry.id), [entries]);
  const stack = useMemo<ModalStack>(() => ({ openIds, open, close }), [openIds, open, close]);

  const isLocked = openIds.length > 0;
  useEffect(() => {
    if (!isLocked) return;
    // The style sheet keeps the page from scrolling (Modal.css.ts).
    const root = document.documentElement;
    root.dataset.modalOpen = window.innerWidth > root.clientWidth ? 'scrollbar' : '';
    return () => {
      delete root.dataset.modalOpen;
    };
  }, [isLocked]);

  return (
    <ModalStackContext value={stack}>
      <JoinModalStackContext value={join}>
        {children}
        {entries
          .filter((entry) => entry.content !== null && (entry.isPlaced || entry === next))
          .map(({ id, content, isOpen }) => (
            <OpenedModalContext
              key={id}
              value={{
                id,
                isOpen,
                close: () =>
                  change((before) =>
                    before.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)),
                  ),
                remove: () => change((before) => before.filter((entry) => entry.id !== id || entry.isOpen)),
              }}
            >
              {content}
            </OpenedModalContext>
          ))}
      </JoinModalStackContext>
    </ModalStackContext>
  );
};
