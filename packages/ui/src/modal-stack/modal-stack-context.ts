import { createContext, type ReactNode, useContext } from 'react';

/** The open dialogs, and how to open and close them. */
export interface ModalStack {
  /** Ids of the open dialogs, the top one last. */
  openIds: readonly string[];
  /** Puts a dialog on top and returns its id. The content renders one Modal; an id that is open is replaced. */
  open: (content: ReactNode, id?: string) => string;
  /**
   * Closes the dialog with this id, or the top one. Those above it stay.
   * Returns false when there is none, or when it is locked and stays open.
   */
  close: (id?: string) => boolean;
}

export const ModalStackContext = createContext<ModalStack | null>(null);

/** Opens and closes dialogs from anywhere below the ModalStackProvider. */
export function useModalStack(): ModalStack {
  const stack = useContext(ModalStackContext);
  if (stack === null) throw missingProvider('useModalStack');
  return stack;
}

/** Adds an open Modal to the stack and returns the function that removes it. */
export type JoinModalStack = (id: string, close: () => boolean) => () => void;

// A context of its own, so that a dialog is not rendered again when another one opens.
export const JoinModalStackContext = createContext<JoinModalStack | null>(null);

/** Returns the function by which a Modal joins the stack. */
export function useJoinModalStack(): JoinModalStack {
  const join = useContext(JoinModalStackContext);
  if (join === null) throw missingProvider('Modal');
  return join;
}

function missingProvider(name: string): Error {
  return new Error(`${name} needs a ModalStackProvider above it. Put one near the root of the app.`);
}

/** What a Modal gets from `open`: it renders the content and decides whether the dialog shows. */
export interface OpenedModal {
  id: string;
  isOpen: boolean;
  close: () => void;
  /** Called when the closing animation has ended. */
  remove: () => void;
}

export const OpenedModalContext = createContext<OpenedModal | null>(null);
